import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { asIntervals, fixedPeriods, readRetention } from "../../schemas/retention.ts";
import { keepTables } from "./keep-tables.ts";
import { ids } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const service = backend.service();
const kept = await keepTables(backend.database);
beforeEach(() => kept.restore());

const periods = asIntervals(readRetention({}));
const day = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * day).toISOString();
const counted = z.array(z.object({ rule: z.string(), source: z.string(), total: z.coerce.number() }));

async function ask(name: "count_expired" | "remove_expired", args: Record<string, unknown>) {
  const { data, error } = await service.rpc(name, { periods, ...args });
  expect(error).toBeNull();
  return counted.parse(data);
}

const count = (at: string) => ask("count_expired", { at });
const remove = (at: string, most?: number) => ask("remove_expired", { at, ...(most && { most }) });
const of = <Row extends { rule: string }>(rule: string, found: Row[]) =>
  found.filter((row) => row.rule === rule);

async function rows(query: string): Promise<unknown[]> {
  return (await backend.database.query(query)).rows;
}

/** Which tables hold a word, whatever their columns. */
async function tablesWith(word: string): Promise<unknown[]> {
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse(await rows("select tablename as name from pg_tables where schemaname = 'public' order by 1"));
  const found = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from public.${name} t where t::text ilike '%${word}%')`,
  );
  return (await rows(found.join(" union all "))).map((row) => Object(row).name);
}

async function writeMessage(change: Record<string, unknown> = {}): Promise<string> {
  const request = {
    name: "Canary Bird",
    email: "canary@example.com",
    phone: "555-canary",
    message: "canary",
    spam_reasons: [],
    acknowledge: true,
    address_hash: randomUUID(),
    sender_hash: randomUUID(),
    ...change,
  };
  const { data } = await service.rpc("record_contact_message", { request });
  return z.object({ id: z.uuid() }).parse(data).id;
}

test("spam is there on day 29 and gone on day 30", async () => {
  await backend.database.exec("truncate contact_messages, discovery_calls, outbox cascade");
  await writeMessage({ spam_reasons: ["honeypot"], verdict: "spam" });
  expect(of("spam", await count(later(29.9)))).toEqual([]);
  await remove(later(29.9));
  expect(await tablesWith("canary")).toEqual(["contact_messages"]);
  expect(of("spam", await remove(later(30.1)))).toEqual([
    { rule: "spam", source: "public.contact_messages", total: 1 },
  ]);
  expect(await tablesWith("canary")).toEqual([]);
});

test("what is filed as spam just now stays for its days, however old it is", async () => {
  const id = await writeMessage();
  await backend.database.query(
    "update contact_messages set created_at = now() - interval '60 days' where id = $1",
    [id],
  );
  const owner = await backend.signIn(accounts.owner);
  await owner.rpc("set_contact_message_status", { message_id: id, new_status: "spam" });
  expect(of("spam", await count(later(0)))).toEqual([]);
  expect(of("spam", await count(later(31)))).toMatchObject([{ total: 1 }]);
});

test("a message goes two years after the last contact, with its reply, its note, its mails and its entries in the log", async () => {
  const id = await writeMessage();
  const owner = await backend.signIn(accounts.owner);
  await owner.rpc("reply_to_contact_message", { message_id: id, reply: "canary", reply_key: randomUUID() });
  await owner.from("owner_notes").insert({ subject_id: id, body: "canary" });
  await backend.database.query("update contact_messages set phone = 'another canary' where id = $1", [id]);
  expect(await tablesWith("canary")).toEqual([
    "audit_log",
    "contact_messages",
    "contact_replies",
    "outbox",
    "owner_notes",
  ]);

  // The reply is the last contact, a year later.
  await backend.database.exec(
    `update contact_replies set created_at = now() + interval '1 year' where body = 'canary'`,
  );
  await remove(later(731));
  expect(await tablesWith("canary")).toContain("contact_messages");
  await remove(later(366 + 731));
  expect(await tablesWith("canary")).toEqual([]);
});

test("whoever became a client or has an account is kept, and so is a call that is still to come", async () => {
  const converted = await writeMessage({ email: "other@example.com" });
  await backend.database.query("update contact_messages set client_id = $2 where id = $1", [
    converted,
    ids.voltway,
  ]);
  const known = await writeMessage({ email: accounts.ownClient.toUpperCase() });
  await remove(later(1500));
  expect(await rows(`select id from contact_messages where id in ('${converted}', '${known}')`)).toHaveLength(
    2,
  );
});

test("the dry run equals what then goes, in each table, and a second run finds nothing", async () => {
  await writeMessage({ spam_reasons: ["honeypot"], verdict: "spam" });
  await writeMessage({ email: "second@example.com" });
  const at = later(4000);
  const dry = await count(at);
  expect(new Set(dry.map(({ rule }) => rule))).toEqual(
    new Set([...Object.keys(periods).filter((rule) => rule !== "signups" && rule !== "accounts"), "limits"]),
  );
  const before = await sizes(dry.map(({ source }) => source));
  const removed = await remove(at);
  expect(removed.toSorted(byPlace)).toEqual(dry.toSorted(byPlace));
  const after = await sizes(dry.map(({ source }) => source));
  const inAll = Map.groupBy(
    dry.filter(({ source }) => !source.endsWith(".projects")),
    ({ source }) => source,
  );
  for (const [source, found] of inAll) {
    const due = found.reduce((sum, { total }) => sum + total, 0);
    // The outbox and the log also lose what hangs on the rest.
    if (/outbox|audit_log|notifications|private_links/.test(source))
      expect(before[source] ?? 0, source).toBeGreaterThanOrEqual((after[source] ?? 0) + due);
    else expect((before[source] ?? 0) - (after[source] ?? 0), source).toBe(due);
  }
  expect(await count(at)).toEqual([]);
});

const byPlace = (a: { rule: string; source: string }, b: { rule: string; source: string }) =>
  `${a.rule}${a.source}`.localeCompare(`${b.rule}${b.source}`);

async function sizes(sources: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const source of new Set(sources)) {
    const [row] = await rows(`select count(*)::integer as total from ${source}`);
    found[source] = Object(row).total;
  }
  return found;
}

test("an old project loses its people and its words, and every receipt can still be checked", async () => {
  const receipts = () => rows("select snapshot, snapshot_sha256 from approvals order by id");
  const decided = await receipts();
  await backend.database.exec(`
    begin; set local session_replication_role = replica;
    update approvals set comment = 'canary';
    update projects set archived_at = now() - interval '1 day';
    commit;
  `);
  expect(of("projects", await count(later(7 * 365)))).toEqual([]);
  await remove(later(7 * 366));
  for (const table of ["messages", "project_files", "project_updates", "milestones", "endorsements"])
    expect(await rows(`select from ${table}`), table).toEqual([]);
  expect(decided.length).toBeGreaterThan(0);
  expect(await receipts()).toEqual(decided);
  expect(await rows("select from approvals where app.hash_snapshot(snapshot) <> snapshot_sha256")).toEqual(
    [],
  );
  expect(await rows("select distinct decided_by, decided_by_name, comment from approvals")).toEqual([
    { decided_by: null, decided_by_name: "A former client", comment: "" },
  ]);
  await expect(backend.database.exec("update approvals set comment = 'another'")).rejects.toThrow("frozen");
});

test("accounts go that were never confirmed, or not used for two years and are no client's", async () => {
  const person = async (email: string, confirmed: string | null, age: string) => {
    const id = randomUUID();
    await backend.database.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, created_at)
       values ($1, $2, 'x', ${confirmed ? `now() - interval '${age}'` : "null"}, now() - interval '${age}')`,
      [id, email],
    );
    return id;
  };
  const [forgotten, fresh] = [
    await person("canary-a@example.com", null, "31 days"),
    await person("canary-b@example.com", null, "29 days"),
  ];
  const [unused, used] = [
    await person("canary-c@example.com", "yes", "25 months"),
    await person("canary-d@example.com", "yes", "25 months"),
  ];
  await backend.database.query(
    "update auth.users set last_sign_in_at = now() - interval '1 month' where id = $1",
    [used],
  );
  const dry = await count(later(0));
  expect([...of("signups", dry), ...of("accounts", dry)]).toMatchObject([{ total: 1 }, { total: 1 }]);
  await remove(later(0));
  const left = await rows(`select id from public.users where email like 'canary%' order by email`);
  expect(left).toEqual([{ id: fresh }, { id: used }]);
  expect([forgotten, unused]).not.toContain(Object(left[0]).id);
  expect(await tablesWith("canary-a")).toEqual([]);
  expect(await tablesWith("canary-c")).toEqual([]);
});

test("clients' accounts and owners' stay, whatever the years", async () => {
  await remove(later(4000));
  expect(await rows("select email from public.users order by email")).toMatchObject(
    [{ email: accounts.ownClient }, { email: accounts.owner }, { email: accounts.otherClient }].toSorted(
      (a, b) => a.email.localeCompare(b.email),
    ),
  );
});

test("the mail that told of unread news stays until they are read, so that nobody is told twice", async () => {
  await backend.database.exec(`
    delete from outbox; delete from notifications where read_at is not null;
    update notifications set digest_id = null;
    select public.queue_digests(now() + interval '2 days');
    update outbox set sent_at = now();
  `);
  await remove(later(91));
  expect(await rows("select from outbox where template = 'digest'")).not.toEqual([]);
  expect(await rows("select public.queue_digests(now() + interval '91 days') as queued")).toEqual([
    { queued: 0 },
  ]);
  await backend.database.exec("update notifications set read_at = now()");
  await remove(later(91));
  expect(await rows("select from outbox")).toEqual([]);
  expect(await rows("select from notifications")).toEqual([]);
});

test("counts of attempts and sessions that are over go by themselves, when the policy says", async () => {
  const { attemptHours, sessionDays, idleSessionDays } = fixedPeriods;
  await writeMessage();
  await backend.signIn(accounts.owner);
  await remove(new Date(Date.now() + attemptHours * 3_600_000 + 60_000).toISOString());
  expect(await rows("select from rate_limits")).toEqual([]);
  expect(await rows("select from auth.sessions")).not.toEqual([]);
  await remove(later(idleSessionDays + 0.1));
  expect(await rows("select from auth.sessions")).toEqual([]);
  await backend.signIn(accounts.owner);
  await backend.database.exec(
    `update auth.sessions set refreshed_at = (now() + interval '${sessionDays} days') at time zone 'utc'`,
  );
  await remove(later(sessionDays + 0.1));
  expect(await rows("select from auth.sessions")).toEqual([]);
});

test("no period is shorter than a week, nobody but the service removes, and nobody but the owner counts", async () => {
  const { error } = await service.rpc("remove_expired", { periods: { ...periods, requests: "1 day" } });
  expect(error?.message).toContain("too short");
  const [owner, client] = [await backend.signIn(accounts.owner), await backend.signIn(accounts.ownClient)];
  expect((await owner.rpc("remove_expired", { periods })).error?.code).toBe("42501");
  expect((await owner.rpc("count_expired", { periods })).error).toBeNull();
  expect((await client.rpc("count_expired", { periods })).error?.code).toBe("42501");
});

test("a few at a time, all that is due goes in the end, and a rule without a number removes nothing", async () => {
  await backend.database.exec("truncate contact_messages cascade");
  for (let index = 0; index < 5; index++) await writeMessage({ spam_reasons: ["honeypot"], verdict: "spam" });
  const { data } = await service.rpc("remove_expired", { periods: { mails: "90 days" }, at: later(40) });
  expect(of("spam", counted.parse(data))).toEqual([]);
  const totals = [];
  for (let round = 0; round < 4; round++) totals.push(of("spam", await remove(later(40), 2))[0]?.total ?? 0);
  expect(totals).toEqual([2, 2, 1, 0]);
});
