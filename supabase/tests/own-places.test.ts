import { afterAll, beforeEach, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;

beforeEach(async () => {
  await database.exec(
    "truncate contact_messages, discovery_calls, outbox, rate_limits, troubles, audit_log cascade",
  );
});

type Sent = { email?: string; sender?: string; origin?: string };

/** The request of each public form, as the site makes it. */
const forms = {
  contact: (sent: Sent) => record("record_contact_message", { ...common(sent), message: "Hello" }),
  call: (sent: Sent) =>
    record("record_discovery_call", {
      ...common(sent),
      id: crypto.randomUUID(),
      date: "2030-03-05",
      start_time: "14:00",
      end_time: "14:30",
      time_zone: "UTC",
      starts_at: "2030-03-05T14:00:00Z",
      ends_at: "2030-03-05T14:30:00Z",
    }),
};
const tables = { contact: "contact_messages", call: "discovery_calls" };

function common({ email = "lead@example.com", sender = email, origin = crypto.randomUUID() }: Sent) {
  return { name: "Lead", email, acknowledge: true, address_hash: origin, sender_hash: sender };
}

async function record(name: string, request: object): Promise<"stored" | "waits"> {
  const { rows } = await database.query<{ answer: object }>(`select public.${name}($1::jsonb) as answer`, [
    JSON.stringify(request),
  ]);
  return "id" in (rows[0]?.answer ?? {}) ? "stored" : "waits";
}

async function count(from: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? Number.NaN;
}

const countAttempt = async (kind: string, origin: string, account: string): Promise<number> => {
  const { rows } = await database.query<{ wait: number }>(
    "select public.count_sign_in_attempt($1, $2, $3) as wait",
    [kind, origin, account],
  );
  return rows[0]?.wait ?? Number.NaN;
};

const names = ["contact", "call"] as const;
type Form = (typeof names)[number];
const floods = names.flatMap((form) =>
  [1, 3, 15].flatMap((origins) =>
    [10, 15, 25].map((posts): [form: Form, origins: number, posts: number] => [form, origins, posts]),
  ),
);

test("a lead is heard after three origins sent fifteen with its address", () =>
  floodAddress("contact", 3, 15));

test.each(floods)(
  "%s: a lead is heard after strangers at %i origins sent %i with its address",
  { tags: "slow" },
  floodAddress,
);

async function floodAddress(form: Form, origins: number, posts: number): Promise<void> {
  for (let index = 0; index < posts; index++) await forms[form]({ origin: `stranger ${index % origins}` });
  const before = await count(tables[form]);
  expect(await forms[form]({ origin: "the lead's own" })).toBe("stored");
  expect(await count(tables[form])).toBe(before + 1);
  // One origin has ten of them in an hour.
  expect(before).toBe(Math.min(posts, 10 * origins));
  // Over the address's limit nobody is mailed: neither the address nor, each time, the owner.
  expect(await count("outbox where template like '%-received'")).toBeLessThanOrEqual(10);
  expect(await count("outbox where template like '%-notice'")).toBe(Math.min(before + 1, 10));
}

test("mails to one address are ten a day, by whatever form and from wherever", async () => {
  for (let hour = 0; hour < 4; hour++) {
    for (let index = 0; index < 8; index++)
      for (const form of names)
        expect(await forms[form]({ origin: `${hour} ${index} ${form}` })).toBe("stored");
    await database.exec(
      "update rate_limits set resets_at = now() - interval '1 second' where resets_at < now() + interval '2 hours'",
    );
  }
  expect(await count("outbox where recipient = 'lead@example.com'")).toBe(10);
  expect(await count("contact_messages")).toBe(32);
});

test("an hour of posts from as many origins is 500 rows, and the owner is told once", async () => {
  await database.exec(
    "insert into rate_limits (key, requests, resets_at) values ('contact:all', 480, now() + interval '1 hour')",
  );
  await floodForm("contact", 40, 20);
});

test.each(names)(
  "%s: ten thousand posts from as many origins are 500 rows, and the owner is told once",
  { tags: "slow" },
  (form) => floodForm(form, 10_000, 500),
);

async function floodForm(form: Form, posts: number, most: number): Promise<void> {
  for (let index = 0; index < posts; index++) {
    const answer = await forms[form]({ email: `somebody-${index}@example.com` });
    expect(answer).toBe(index < most ? "stored" : "waits");
  }
  expect(await count(tables[form])).toBe(most);
  const { rows } = await database.query("select kind, what, times from troubles");
  expect(rows).toEqual([{ kind: "full", what: form, times: posts - most }]);

  const report = () => database.query("select public.report_troubles('[]')");
  const alerts = () => count("outbox where template = 'operations-alert'");
  await report();
  expect(await alerts()).toBe(1);
  await forms[form]({ email: "another@example.com" });
  await database.exec("update outbox set created_at = now() - interval '1 hour'");
  await report();
  expect(await alerts()).toBe(1);
  await database.exec("update troubles set told_at = now() - interval '25 hours'");
  await forms[form]({ email: "another@example.com" });
  await report();
  expect(await alerts()).toBe(2);
}

const knownWays: [string, string, boolean][] = [
  ["a client's", `select 1`, true],
  [
    "invited",
    `insert into invites (client_id, email) select id, 'lead@example.com' from clients limit 1`,
    true,
  ],
  [
    "answered",
    `insert into contact_messages (name, email, message, status) values ('L', 'Lead@Example.com', 'x', 'answered')`,
    true,
  ],
  [
    "not answered yet",
    `insert into contact_messages (name, email, message, status) values ('L', 'lead@example.com', 'x', 'new')`,
    false,
  ],
  [
    "called spam",
    `insert into contact_messages (name, email, message, status) values ('L', 'lead@example.com', 'x', 'spam')`,
    false,
  ],
  ["nobody's", `select 1`, false],
];

test.each(knownWays)(
  "beyond the limits an address that is %s is heard or not",
  async (kind, prepare, isKnown) => {
    await database.exec(prepare);
    const email = kind === "a client's" ? accounts.ownClient.toUpperCase() : "lead@example.com";
    for (const form of names) {
      await database.query(
        `insert into rate_limits (key, requests, resets_at) values ($1, 500, now() + interval '1 hour')`,
        [`${form}:all`],
      );
      const expected = isKnown ? "stored" : "waits";
      const rows = await count(tables[form]);
      expect(await forms[form]({ email })).toBe(expected);
      for (let index = 0; index < 15; index++) await forms[form]({ email });
      // Known or guessed, one address has ten in an hour.
      expect(await count(tables[form])).toBe(rows + (isKnown ? 10 : 0));
    }
    await database.exec("delete from invites where lower(email) = 'lead@example.com'");
  },
);

test("an address without letters, or none, is known to nobody", async () => {
  for (const email of ["", " ", "%", "null"]) {
    const { rows } = await database.query<{ known: boolean }>("select app.is_known($1) as known", [email]);
    expect(rows[0]?.known).toBe(false);
  }
});

test.each([1, 2, 15])(
  "an account gets its own mail after strangers at %i origins asked for all they could",
  async (origins) => {
    const answers: number[] = [];
    for (let index = 0; index < 15; index++)
      for (let origin = 0; origin < origins; origin++)
        answers.push(await countAttempt("mail", `stranger ${origin}`, "account"));
    const mailed = answers.filter((wait) => wait === 0).length;
    // Ten for all together, and one for each origin that came too late for them.
    expect(mailed).toBeLessThanOrEqual(Math.max(10, origins) + (origins > 1 ? origins : 0));
    expect(mailed).toBeGreaterThanOrEqual(10);
    expect(await countAttempt("mail", "its own", "account")).toBe(0);
    expect(await countAttempt("mail", "its own", "a known device")).toBe(0);
    expect(await countAttempt("mail", "stranger 0", "another account")).toBe(0);
  },
);

test("an account that sixty origins ask mails for gets thirty of them in a day", async () => {
  let mailed = 0;
  for (let origin = 0; origin < 60; origin++)
    if ((await countAttempt("mail", `stranger ${origin}`, "account")) === 0) mailed++;
  expect(mailed).toBe(30);
  expect(await countAttempt("mail", "one more", "account")).toBeGreaterThan(3600);
});

test("guesses at one account are counted from wherever they come", async () => {
  const waits: number[] = [];
  for (let origin = 0; origin < 12; origin++) waits.push(await countAttempt("guess", `${origin}`, "account"));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(2);
});
