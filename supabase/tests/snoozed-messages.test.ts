import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids } from "./permission-expectations.ts";

// What is put off, held against a model: messages come, are filed, answered and snoozed, days pass, and after each step what waits,
// what the open page counts and until when each is snoozed is what the model says.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);

beforeEach(async () => {
  await database.exec("truncate contact_messages, discovery_calls, outbox, rate_limits, audit_log cascade");
});

const hour = 3_600_000;
const senders = ["ada@example.com", "ben@example.com", "Ada@Example.com"];
const statuses = ["new", "answered", "spam"] as const;
type Status = (typeof statuses)[number];
/** `at` and `until` in hours before now, as the database's clock cannot be moved: what is there grows older instead. */
type Message = { id: string; sender: string; status: Status; at: number; until: number | null };

const isSnoozed = ({ until }: Message) => until !== null && until < 0;
const waits = (message: Message) => message.status === "new" && !isSnoozed(message);

/** The same numbers for the same seed: mulberry32. */
function randomBy(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const written = z.object({ id: z.string() });

async function write(messages: Message[], sender: string, verdict: "clear" | "spam"): Promise<void> {
  const request = {
    ...{ name: "Somebody", email: sender, message: "Hello", verdict, acknowledge: false },
    ...{ spam_reasons: verdict === "spam" ? ["links"] : [], address_hash: crypto.randomUUID() },
    sender_hash: crypto.randomUUID(),
  };
  const { rows } = await database.query<{ answer: unknown }>(
    "select public.record_contact_message($1::jsonb) as answer",
    [JSON.stringify(request)],
  );
  const { id } = written.parse(rows[0]?.answer);
  const status = verdict === "spam" ? "spam" : "new";
  if (status === "new") wake(messages, sender);
  messages.push({ id, sender, status, at: 0, until: null });
}

function wake(messages: Message[], sender: string): void {
  for (const message of messages)
    if (message.sender.toLowerCase() === sender.toLowerCase()) message.until = null;
}

async function file(messages: Message[], chosen: Message[], status: Status, hours: number | null) {
  const gone = crypto.randomUUID();
  const { data, error } = await owner.rpc("file_contact_messages", {
    message_ids: [...chosen.map(({ id }) => id), gone],
    new_status: status,
    snoozed_until: hours === null ? undefined : new Date(Date.now() + hours * hour).toISOString(),
  });
  expect(error).toBeNull();
  expect([...z.array(z.string()).parse(data)].sort()).toEqual(chosen.map(({ id }) => id).sort());
  // One after the other, in the order of their ids, as the database locks them.
  for (const message of chosen.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const wasSpam = message.status === "spam";
    message.status = status;
    if (wasSpam && status === "new") wake(messages, message.sender);
    message.until = hours === null ? null : -hours;
  }
}

async function answer(message: Message): Promise<void> {
  const { data } = await owner.rpc("reply_to_contact_message", {
    ...{ message_id: message.id, reply: "Gladly.", reply_key: crypto.randomUUID() },
  });
  expect(data).toBe(true);
  Object.assign(message, { status: "answered", until: null });
}

async function pass(messages: Message[], hours: number): Promise<void> {
  await database.query(
    `update contact_messages set created_at = created_at - $1 * interval '1 hour',
       snoozed_until = snoozed_until - $1 * interval '1 hour'`,
    [hours],
  );
  for (const message of messages) {
    message.at += hours;
    if (message.until !== null) message.until += hours;
  }
}

const counts = z.object({ leads: z.number(), newest_lead: z.string().nullable() });
const stored = z.array(z.object({ id: z.string(), status: z.string(), snoozed: z.boolean() }));

async function compare(messages: Message[], step: string): Promise<void> {
  const { rows } = await database.query(
    "select id, status::text, coalesce(snoozed_until > now(), false) as snoozed from contact_messages order by id",
  );
  expect(stored.parse(rows), step).toEqual(
    messages
      .map((message) => ({ id: message.id, status: message.status, snoozed: isSnoozed(message) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  );
  const waiting = messages.filter(waits);
  const listed = await database.transaction(async (transaction) => {
    await actAs(transaction, ids.owner);
    const { rows: items } = await transaction.query<{ id: string; age: number }>(
      `select id, round(extract(epoch from now() - since) / 3600)::int as age
       from app.waiting_items where kind = 'contact_message' order by id`,
    );
    const { rows: counted } = await transaction.query("select * from public.count_notifications()");
    await transaction.rollback();
    return { items, counted: counts.parse(JSON.parse(JSON.stringify(counted[0]))) };
  });
  const since = ({ at, until }: Message) => Math.min(at, until ?? at);
  expect(listed.items, step).toEqual(
    waiting
      .map((message) => ({ id: message.id, age: since(message) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  );
  expect(listed.counted.leads, step).toBe(waiting.length);
  const newest = listed.counted.newest_lead;
  const age = newest === null ? null : Math.round((Date.now() - Date.parse(newest)) / hour);
  expect(age, step).toBe(waiting.length > 0 ? Math.min(...waiting.map(since)) : null);
}

async function walk(seed: number, steps: number): Promise<void> {
  const random = randomBy(seed);
  const one = <Of>(of: readonly Of[]): Of | undefined => of[random(of.length || 1)];
  const messages: Message[] = [];
  for (let step = 0; step < steps; step++) {
    const what = random(10);
    const chosen = messages.filter(() => random(3) === 0);
    const sender = one(senders) ?? "";
    const message = one(messages);
    if (what < 3 || !message) await write(messages, sender, random(4) === 0 ? "spam" : "clear");
    else if (what < 6) await file(messages, chosen, "new", 1 + random(24 * 8));
    else if (what === 6) await file(messages, chosen, one(statuses) ?? "new", null);
    else if (what === 7 && message.status !== "spam") await answer(message);
    else await pass(messages, 1 + random(60));
    await compare(messages, `seed ${seed}, step ${step}`);
  }
}

test("what is snoozed waits again from its day on, or once its sender writes, whatever was done before", () =>
  walk(20261126, 60));

test("what is filed with spam that was none is filed as well, snoozed ones of the same sender, too", async () => {
  const messages: Message[] = [];
  for (let count = 0; count < 12; count++)
    await write(messages, "ada@example.com", count % 2 === 0 ? "clear" : "spam");
  const clear = messages.filter(({ status }) => status === "new");
  for (const status of ["new", "answered", "spam"] as const) {
    await file(messages, clear, "new", 30);
    await file(
      messages,
      messages.filter((message) => !clear.includes(message)),
      "spam",
      null,
    );
    await file(messages, messages, status, null);
    await compare(messages, status);
  }
});

test("what is snoozed waits again from its day on, on longer walks", {
  tags: "slow",
}, async () => {
  for (let seed = 1; seed <= 8; seed++) {
    await database.exec("truncate contact_messages, outbox, rate_limits cascade");
    await walk(seed, 120);
  }
});

test("nothing is snoozed until what is past or more than a year ahead, nor filed as two things", async () => {
  const messages: Message[] = [];
  await write(messages, "ada@example.com", "clear");
  const [message] = messages;
  for (const [new_status, ahead] of [
    ["new", -1],
    ["new", 24 * 400],
    ["answered", 24],
    ["spam", 24],
  ] as const) {
    const { error } = await owner.rpc("file_contact_messages", {
      message_ids: [message?.id],
      new_status,
      snoozed_until: new Date(Date.now() + ahead * hour).toISOString(),
    });
    expect(error?.code, `${new_status} ${ahead}`).toBe("22023");
  }
  await compare(messages, "after what was refused");
});

test("nobody but the owner files messages or reads until when they are snoozed", async () => {
  const messages: Message[] = [];
  await write(messages, accounts.ownClient, "clear");
  const asked = { message_ids: messages.map(({ id }) => id), new_status: "spam" };
  expect((await dana.rpc("file_contact_messages", asked)).error?.code).toBe("42501");
  expect((await dana.from("contact_messages").select("snoozed_until")).data).toEqual([]);
});

test("each message that is filed leaves an entry, and so does the end of a snooze", async () => {
  const messages: Message[] = [];
  await write(messages, "ada@example.com", "clear");
  await write(messages, "ben@example.com", "clear");
  await file(messages, messages, "new", 48);
  await write(messages, "ada@example.com", "clear");
  const { rows } = await database.query(
    `select user_id is not null as by_owner, after -> 'snoozed_until' = 'null' as woken from audit_log
     where table_name = 'contact_messages' order by id`,
  );
  expect(rows).toEqual([
    { by_owner: true, woken: false },
    { by_owner: true, woken: false },
    { by_owner: false, woken: true },
  ]);
});

test("a message that was put off is kept as long as any other once it is back", async () => {
  const messages: Message[] = [];
  await write(messages, "ada@example.com", "clear");
  await file(messages, messages, "new", 24 * 300);
  const due = async (days: number) => {
    const { rows } = await database.query<{ total: number }>(
      `select coalesce(sum(total), 0)::int as total from public.count_expired('{"requests": "30 days"}', now() + $1 * interval '1 day')
       where source = 'public.contact_messages'`,
      [days],
    );
    return rows[0]?.total;
  };
  expect([await due(299), await due(329), await due(331)]).toEqual([0, 0, 1]);
});

test("there are at most fifty saved replies, and one that is sent twice is one", async () => {
  await database.exec("truncate saved_replies");
  const reply = (at: number) => ({ id: crypto.randomUUID(), name: `Reply ${at}`, body: "Thank you." });
  const first = reply(0);
  expect((await owner.from("saved_replies").insert(first)).error).toBeNull();
  expect((await owner.from("saved_replies").insert(first)).error?.code).toBe("23505");
  for (let at = 1; at < 50; at++)
    expect((await owner.from("saved_replies").insert(reply(at))).error).toBeNull();
  expect((await owner.from("saved_replies").insert(reply(50))).error?.code).toBe("PT409");
  const long = { name: "x".repeat(81), body: "Thank you." };
  expect((await owner.from("saved_replies").update(long).eq("id", first.id)).error?.code).toBe("23514");
});
