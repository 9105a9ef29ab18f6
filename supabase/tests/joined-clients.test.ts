import { afterAll, describe, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";
import type { Queryable } from "./read-grants.ts";

// Two clients that are one: everything of the one belongs to the other, whenever it was written, and its row leads there.

const { database, stop } = await startTestBackend();
afterAll(stop);

const { owner, dana, priya } = ids;
const id = (end: string) => `00000000-0000-4000-8000-000000000${end}`;
const joined = id("ee1");
const kept = id("ee2");
const third = id("ee3");
const clients = `insert into clients (id, name, stripe_customer_id)
  values ('${joined}', 'Joined', 'cus_joined'), ('${kept}', 'Kept', 'cus_kept'), ('${third}', 'Third', null)`;

/** A row of each table that belongs to a client. A new table fails the tests until it is here. */
const rowsOf: Record<string, (client: string, n: string) => string> = {
  checkouts: (client) =>
    `insert into checkouts (client_id, session_id, taken_until) values ('${client}', 'cs_1', now())`,
  client_docs: (client, n) =>
    `insert into client_docs (id, client_id, title, body) values ('${id(`9${n}`)}', '${client}', 'Runbook', 'Words')`,
  client_members: (client) =>
    `insert into client_members (client_id, user_id) values ('${client}', '${priya}')`,
  contact_messages: (client) => `insert into contact_messages (name, email, message, client_id)
    values ('Ada', 'ada@example.com', 'Hello', '${client}')`,
  invites: (client) => `insert into invites (client_id, email) values ('${client}', 'kit@example.com')`,
  invoices: (client) =>
    `insert into invoices (client_id, currency, bill_to) values ('${client}', 'CAD', 'Client')`,
  notifications: (client, n) => `insert into notifications (user_id, client_id, kind, subject_id)
    values ('${owner}', '${client}', 'care_plan', '${id(`9${n}`)}')`,
  owner_notes: (client) =>
    `insert into owner_notes (subject_id, body) values ('${client}', 'Pays on the first')`,
  projects: (client, n) =>
    `insert into projects (id, client_id, name) values ('${id(`1${n}`)}', '${client}', 'Shop')`,
  second_subscriptions: (client, n) => `${plan(client, n)};
    insert into second_subscriptions (subscription_id, client_id, currency) values ('sub_${n}', '${client}', 'cad')`,
  subscriptions: (client, n) => plan(client, `${n}b`),
};

type Plan = { status?: string; price?: string; customer?: string; began?: number };

function plan(
  client: string,
  n: string,
  { status = "canceled", price = "p", customer = "", began = 0 }: Plan = {},
) {
  return `insert into subscriptions (
      id, client_id, price_id, status, amount_cents, currency, current_period_end, cancel_at_period_end, reading, created_at, customer_id
    ) values ('sub_${n}', '${client}', '${price}', '${status}', 100, 'cad', now(), false, 0, now() + ${began} * interval '1 s',
      nullif('${customer}', ''))`;
}

async function inVain<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  await database.transaction(async (transaction) => {
    results.push(await work(transaction));
    await transaction.rollback();
  });
  const [result] = results;
  if (result === undefined) throw new Error("The work gave no result");
  return result;
}

async function run(transaction: Queryable, ...statements: string[]): Promise<void> {
  for (const statement of statements.join(";").split(";"))
    if (statement.trim()) await transaction.query(statement);
}

/** The first column of the only row, asked by somebody; else the code of what refused it. */
async function ask(transaction: Queryable, who: string, sql: string): Promise<unknown> {
  await actAs(transaction, who);
  await transaction.query("savepoint asked");
  try {
    const { rows } = await transaction.query(sql);
    return Object.values(Object(rows[0]))[0] ?? null;
  } catch (error) {
    await transaction.query("rollback to savepoint asked");
    return Object(error).code;
  } finally {
    await transaction.query("reset role");
  }
}

async function read(transaction: Queryable, sql: string): Promise<unknown> {
  const { rows } = await transaction.query(sql);
  return Object.values(Object(rows[0]))[0];
}

const join = (one: string | null, other: string | null) =>
  `select public.join_clients(${[one, other].map((each) => (each ? `'${each}'` : "null")).join(", ")})`;

/** What belongs to a client: by a key to it, and the notes, whose key is of several kinds of things. */
const { rows: keys } = await database.query<{ name: string; key: string }>(`
  select c.conrelid::regclass::text as name, a.attname::text as key from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
  where c.contype = 'f' and c.confrelid = 'public.clients'::regclass and c.conrelid <> c.confrelid
  union all select 'owner_notes', 'subject_id'
  union select table_name, column_name from information_schema.columns
  where table_schema = 'public' and column_name = 'client_id' and table_name in (
    select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
  ) order by 1`);
const tables = keys.map(({ name, key }) => ({ name: name.replace("public.", ""), key }));

test("every table that belongs to a client has a row here, and leads what is written late to the one that is kept", async () => {
  expect(tables.length).toBeGreaterThan(9);
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(rowsOf).sort());
  const { rows } = await database.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger
     where tgname = 'lead_to_kept_client' and tgtype & 2 = 2 and tgtype & 4 = 4 and tgtype & 16 = 16 and tgenabled = 'O' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(tables.map(({ name }) => name));
});

const count = async (transaction: Queryable, client: string) =>
  Object.fromEntries(
    await Promise.all(
      tables.map(
        async ({ name, key }) =>
          [
            name,
            await read(transaction, `select count(*)::int from public.${name} where ${key} = '${client}'`),
          ] as const,
      ),
    ),
  );
const all = (client: string, n: string) => Object.values(rowsOf).map((row) => row(client, n));
const none = Object.fromEntries(tables.map(({ name }) => [name, 0]));
const each = { ...Object.fromEntries(tables.map(({ name }) => [name, 1])), subscriptions: 2 };
const twice = { ...Object.fromEntries(tables.map(({ name }) => [name, 2])), subscriptions: 4 };
// Who is in both is one person, is asked once, and begins one checkout; the second one's invite is there, taken back.
const both = { ...twice, checkouts: 1, client_members: 1 };

describe.each([
  ["open", ""],
  ["archived", `update clients set archived_at = now() - interval '1 year' where id = '${joined}'`],
])("a client that is %s", (_, archive) => {
  test.each([
    ["what it had before", ["joined"], each],
    ["what both had before", ["joined", "kept"], both],
    ["what is written of it later", [], each],
  ] as const)("belongs to the kept one with all of %s", async (when, owners, expected) => {
    const found = await inVain(async (transaction) => {
      await run(transaction, clients);
      for (const which of owners)
        await run(transaction, ...(which === "joined" ? all(joined, "e1") : all(kept, "e2")));
      if (archive) {
        await run(transaction, archive);
        await run(
          transaction,
          `update projects set archived_at = now() - interval '1 year' where client_id = '${joined}'`,
        );
      }
      const said = await ask(transaction, owner, join(joined, kept));
      if (when === "what is written of it later") await run(transaction, ...all(joined, "e1"));
      return [
        said,
        await count(transaction, joined),
        await count(transaction, kept),
        await read(
          transaction,
          `select archived_at < now() - interval '300 days' from clients where id = '${joined}'`,
        ),
        await read(
          transaction,
          `select bool_and(updated_at = created_at) from client_docs where client_id = '${kept}'`,
        ),
      ];
    });
    expect(found).toEqual(["joined", none, expected, archive !== "", true]);
  });

  test("is found under the name of the kept one by whoever belongs to it, and under no other", async () => {
    const found = await inVain(async (transaction) => {
      await run(transaction, clients, rowsOf.client_members?.(joined, "e1") ?? "", archive);
      await ask(transaction, owner, join(joined, kept));
      return [
        await ask(transaction, priya, `select string_agg(name, ',' order by name) from clients`),
        await ask(
          transaction,
          dana,
          `select count(*)::int from clients where id in ('${joined}', '${kept}')`,
        ),
      ];
    });
    expect(found).toEqual([expect.stringMatching(/Kept$/), 0]);
    expect(found[0]).not.toContain("Joined");
  });
});

const states = {
  open: "",
  archived: `update clients set archived_at = now() where id = '$id'`,
  "joined with the other": `update clients set archived_at = now(), joined_into = '$other' where id = '$id'`,
  "joined with a third": `update clients set archived_at = now(), joined_into = '${third}' where id = '$id'`,
  "not there": `delete from clients where id = '$id'`,
};
type State = keyof typeof states;

/** The same in other words. */
function expectedAnswer(one: State, other: State): string {
  if (one === "not there" || other === "not there") return "missing";
  if (one === "joined with the other" || other === "joined with the other") return "joined";
  if (one === "joined with a third" || other === "joined with a third") return "elsewhere";
  return other === "archived" ? "archived" : "joined";
}

test.each(Object.keys(states).flatMap((one) => Object.keys(states).map((other) => ({ one, other }))))(
  "joining one that is $one into one that is $other is answered, and nothing else is done",
  async ({ one, other }) => {
    const [of, into] = [one as State, other as State];
    // Each into the other is nothing that can come about.
    if (of === into && of === "joined with the other") return;
    if (of === "not there" && into === "joined with the other") return;
    if (into === "not there" && of === "joined with the other") return;
    const [before, said, after, denied] = await inVain(async (transaction) => {
      const at = (state: State, self: string, peer: string) =>
        states[state].replace("$id", self).replace("$other", peer);
      await run(transaction, clients, at(of, joined, kept), at(into, kept, joined));
      const look = () =>
        read(
          transaction,
          `select jsonb_agg(c order by id)::text from clients c where id in ('${joined}', '${kept}', '${third}')`,
        );
      const refused = await ask(transaction, dana, join(joined, kept));
      const was = await look();
      return [was, await ask(transaction, owner, join(joined, kept)), await look(), refused];
    });
    expect(denied).toBe("42501");
    expect(said).toBe(expectedAnswer(of, into));
    const isDone = (of === "open" || of === "archived") && into === "open";
    expect(before === after).toBe(!isDone);
  },
);

test.each([
  [joined, joined, "itself"],
  [null, kept, "missing"],
  [joined, null, "missing"],
  [null, null, "missing"],
])("joining %s into %s is %s", async (one, other, expected) => {
  const said = await inVain(async (transaction) => {
    await run(transaction, clients);
    return await ask(transaction, owner, join(one, other));
  });
  expect(said).toBe(expected);
});

test("one that was joined leads to where the kept one is joined, and what is written of it late as well", async () => {
  const found = await inVain(async (transaction) => {
    await run(transaction, clients, ...all(joined, "e1"));
    const said = [
      await ask(transaction, owner, join(joined, kept)),
      await ask(transaction, owner, join(kept, third)),
      await ask(transaction, owner, join(third, joined)),
      await ask(transaction, owner, join(joined, third)),
    ];
    await run(transaction, `insert into projects (client_id, name) values ('${joined}', 'Late')`);
    return [
      said,
      await read(
        transaction,
        `select jsonb_agg(joined_into order by id) from clients where id in ('${joined}', '${kept}', '${third}')`,
      ),
      await count(transaction, third),
    ];
  });
  expect(found).toEqual([
    ["joined", "joined", "joined", "joined"],
    [third, third, null],
    { ...each, projects: 2 },
  ]);
});

test("one that was joined is not restored, changed or deleted, and goes with the one that is kept", async () => {
  const found = await inVain(async (transaction) => {
    await run(transaction, clients, "update clients set stripe_customer_id = null");
    await ask(transaction, owner, join(joined, kept));
    const answers = [];
    for (const sql of [
      `select public.restore_client('${joined}')`,
      `select public.archive_client('${joined}', true)`,
      `select public.delete_client('${joined}')`,
      `update clients set name = 'Else' where id = '${joined}' returning name`,
      `select public.invite_person(gen_random_uuid(), '${joined}', 'a@example.com')`,
    ])
      answers.push(await ask(transaction, owner, sql));
    await run(transaction, `update clients set stripe_customer_id = 'cus_joined' where id = '${joined}'`);
    answers.push(await ask(transaction, owner, `select public.delete_client('${kept}')`));
    await run(transaction, `update clients set stripe_customer_id = null where id = '${joined}'`);
    answers.push(await ask(transaction, owner, `select public.delete_client('${kept}')`));
    return [
      answers,
      await read(transaction, `select count(*)::int from clients where id in ('${joined}', '${kept}')`),
    ];
  });
  expect(found).toEqual([["joined", "archived", "joined", null, "archived", "filled", "deleted"], 0]);
});

const running = ["active", "past_due"];
const planStates = [null, "active", "past_due", "canceled"];
const plans = planStates.flatMap((one) =>
  planStates.flatMap((other) => ["p", "q"].map((price) => ({ one, other, price }))),
);

test.each(plans)(
  "plans $one and $other at $price are together, and paid twice only when it is the same one",
  async ({ one, other, price }) => {
    const found = await inVain(async (transaction) => {
      await run(transaction, clients);
      if (one)
        await run(transaction, plan(joined, "one", { status: one, price, customer: "cus_joined", began: 5 }));
      if (other) await run(transaction, plan(kept, "other", { status: other, customer: "cus_kept" }));
      await run(transaction, "delete from outbox", "delete from notifications");
      await ask(transaction, owner, join(joined, kept));
      return [
        await read(
          transaction,
          `select array_agg(id order by id) from subscriptions where client_id = '${kept}'`,
        ),
        await read(
          transaction,
          `select array_agg(subscription_id) from second_subscriptions where client_id = '${kept}'`,
        ),
        await read(transaction, "select array_agg(template) from outbox"),
      ];
    });
    const isTwice = running.includes(one ?? "") && running.includes(other ?? "") && price === "p";
    const expected = [one && "sub_one", other && "sub_other"].filter(Boolean);
    expect(found).toEqual([
      expected.length > 0 ? expected : null,
      isTwice ? ["sub_one"] : null,
      isTwice ? ["second-subscription"] : null,
    ]);
  },
);

test.each(["cus_joined", "cus_kept"])(
  "what Stripe tells of %s later is of the kept one",
  async (customer) => {
    const found = await inVain(async (transaction) => {
      await run(transaction, clients);
      await ask(transaction, owner, join(joined, kept));
      await transaction.query(
        "select public.settle_stripe_event('evt', nextval('public.stripe_readings'), $1)",
        [
          JSON.stringify({
            ...{ id: "sub_new", customer_id: customer, price_id: "p", status: "active", amount_cents: 100 },
            ...{ currency: "cad", cancel_at_period_end: false },
            ...{ current_period_end: "2030-01-01T00:00:00Z", created_at: "2026-01-01T00:00:00Z" },
          }),
        ],
      );
      const { rows } = await transaction.query(
        "select client_id, customer_id, (select payload ->> 'client' from outbox where template = 'care-plan-notice' order by created_at desc limit 1) as told from subscriptions where id = 'sub_new'",
      );
      return rows[0];
    });
    expect(found).toEqual({ client_id: kept, customer_id: customer, told: "Kept" });
  },
);

const open = "accepted_at is null and revoked_at is null";
const asked = {
  nobody: "",
  accepted: `insert into invites (client_id, email, accepted_at) values ('$id', 'dana@voltway.example', now())`,
  revoked: `insert into invites (client_id, email, revoked_at) values ('$id', 'dana@voltway.example', now())`,
  open: `insert into invites (client_id, email) values ('$id', 'dana@voltway.example')`,
  declined: `insert into invites (client_id, email, declined_at) values ('$id', 'dana@voltway.example', now())`,
  member: `insert into client_members (client_id, user_id) values ('$id', '${dana}')`,
  "member and open": `insert into client_members (client_id, user_id) values ('$id', '${dana}');
    insert into invites (client_id, email) values ('$id', 'dana@voltway.example')`,
};
const pairs = Object.keys(asked).flatMap((one) => Object.keys(asked).map((other) => ({ one, other })));

test.each(pairs)(
  "a person who is $one in the one and $other in the other is one person",
  async ({ one, other }) => {
    const [of, into] = [one as keyof typeof asked, other as keyof typeof asked];
    const found = await inVain(async (transaction) => {
      await run(
        transaction,
        clients,
        asked[of].replaceAll("$id", joined),
        asked[into].replaceAll("$id", kept),
      );
      await ask(transaction, owner, join(joined, kept));
      return [
        await read(
          transaction,
          `select count(*)::int from client_members where client_id = '${kept}' and user_id = '${dana}'`,
        ),
        await read(transaction, `select count(*)::int from invites where client_id = '${kept}' and ${open}`),
      ];
    });
    const isMember = [of, into].some((state) => state.startsWith("member"));
    const isAsked = [of, into].some((state) => state === "open" || state === "declined");
    expect(found).toEqual([isMember ? 1 : 0, isAsked && !isMember ? 1 : 0]);
  },
);

test("the log has one row of it that names both, with all that moved under it", async () => {
  const found = await inVain(async (transaction) => {
    await run(transaction, clients, ...all(joined, "e1"));
    const last = await read(transaction, "select max(id)::int from audit_log");
    await ask(transaction, owner, join(joined, kept));
    await ask(transaction, owner, join(joined, kept));
    await ask(transaction, owner, join(kept, joined));
    // What is done next in the same transaction is an act of its own.
    await ask(transaction, owner, `update clients set name = 'Kept on' where id = '${kept}'`);
    const { rows } = await transaction.query(
      "select id, user_id, table_name, row_id, after ->> 'joined_into' as kept, part_of from audit_log where id > $1 order by part_of nulls first, id",
      [last],
    );
    const [act, next, ...parts] = rows.map(Object);
    await actAs(transaction, owner);
    const { rows: named } = await transaction.query(
      "select name, client_name from public.describe_changes(array[$1]::bigint[])",
      [act.id],
    );
    return { act, next, parts, named: named[0] };
  });
  expect(found.act).toMatchObject({
    user_id: owner,
    table_name: "clients",
    row_id: joined,
    kept,
    part_of: null,
  });
  expect(found.named).toEqual({ name: "Joined", client_name: "Kept on" });
  expect(found.next).toMatchObject({ row_id: kept, kept: null, part_of: null });
  expect(found.parts.every(({ part_of }) => part_of === found.act.id)).toBe(true);
  expect(found.parts.map(({ table_name }) => table_name).toSorted()).toEqual([
    ...[
      "client_docs",
      "client_members",
      "contact_messages",
      "invites",
      "invoices",
      "owner_notes",
      "projects",
    ],
    ...["subscriptions", "subscriptions"],
  ]);
});
