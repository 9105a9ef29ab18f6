import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { actAs } from "./act-as.ts";
import { ids, tables } from "./permission-expectations.ts";
import { readRoutes } from "./read-verbs.ts";
import { listFunctions, tryCall } from "./try-call.ts";
import { validCalls } from "./valid-calls.ts";

// No act of an owner's without a trace: each route that exists, with what its handler asks the database to do, and whether the audit
// log says so afterwards. A new route, function or write that leaves nothing fails, unless it is named here with a reason.

/** Acts that leave no entry. */
const leavesNothing: Record<string, string> = {
  "auth.signOut": "what a session was is in the list of sessions",
  "end_session()": "what a session was is in the list of sessions",
  "mark_messages_read()": "reading",
  "note_listed()": "looking at a list",
  "rate_article()": "an opinion about a guide, which the rating is",
  "read_notifications()": "reading",
  "reserve_file()": "the file is logged when it is there",
  "take_second_subscription()": "the money's way back is logged when it is on it",
};

/** Doors through which nothing is done that an entry would be about. */
const noAct: Record<string, string> = {
  "GET /api/account/export": "reading what is one's own",
  "GET /api/account/recovery-codes": "reading what one page shows",
  "GET /api/projects/[projectId]/receipts/[receiptId]": "reading",
  "GET /api/statement/[clientId]": "reading what one page shows",
  "GET /brand/logos.zip": "public",
  "GET /media/[name]": "public",
  "POST /api/account/enrolment": "nothing is set up before its code was right",
  "POST /api/account/factor/[id]": "the database notes whatever factor is gone, whoever removed it",
  "POST /api/account/recovery-codes/done": "what an own browser shows",
  "POST /api/account/sessions/[id]": "sessions are in a list of their own",
  "POST /api/account/sign-out-others": "sessions are in a list of their own",
  "POST /api/contact": "a visitor's",
  "POST /api/discovery-call": "a visitor's",
  "POST /api/documentation/[slug]/rating": "an opinion about a guide",
  "POST /api/forgot-password": "a visitor's",
  "POST /api/notifications": "reading",
  "POST /api/owner/doubtful": "looking at a list",
  "POST /api/owner/messages/[id]/preview": "nothing is sent or stored",
  "POST /api/owner/publishes/[id]": "pages are asked once more, as the site does by itself",
  "POST /api/preview/exit": "what an editor's own browser shows",
  "POST /api/preview/perspective": "what an editor's own browser shows",
  "POST /api/projects/[projectId]/messages/read": "reading",
  "POST /api/receipts": "a service's, with its secret",
  "POST /api/revalidate": "a service's, with its secret",
  "POST /api/revalidate/tags": "a service's, with its secret",
  "POST /api/second-step": "a session has proven what its account has",
  "POST /api/send-code": "a visitor's",
  "POST /api/sign-out": "a session ends",
  "POST /api/sign-up": "a visitor's",
};

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const functions = await listFunctions(database);
const routes = readRoutes();
const { rows: changing } = await database.query<{ name: string }>(
  `select proname || '()' as name from pg_proc
   where pronamespace = 'public'::regnamespace and provolatile = 'v' and has_function_privilege('authenticated', oid, 'execute')`,
);
const callable = new Set(changing.map(({ name }) => name));

/** Whether it is somebody's own doing: what they may not ask of the database is the site's, which the log does not name. */
function isAct(verb: string): boolean {
  const [what = "", table = ""] = verb.split(" ");
  if (verb.startsWith("auth.") || callable.has(verb)) return true;
  const {
    insert,
    update,
    delete: removes,
  } = tables[table]?.grants ?? { insert: [], update: [], delete: false };
  return { insert: insert.length > 0, update: update.length > 0, delete: removes }[what] === true;
}

const byHand: Record<string, string> = {
  "auth.updateUser": `update auth.users set encrypted_password = 'another' where id = '${ids.owner}'`,
  "delete_my_account()": `insert into public.users (id, email, role) select id, 'second@example.com', 'owner' from auth.users
     where id = '${ids.priya}' on conflict (id) do update set role = 'owner'; select public.delete_my_account()`,
  "retry_failed_mails()": `insert into public.outbox (template, payload, subject_id, dedupe_key, attempts, last_error)
     values ('contact-notice', '{}', gen_random_uuid(), 'failed', 1, 'refused'); select public.retry_failed_mails()`,
};

/** Whether the log has one more entry when it is done, by the owner where an owner may. */
async function leavesTrace(verb: string): Promise<boolean> {
  const name = verb.replace("()", "");
  const [valid, types] = [validCalls[name], functions.find((each) => each.name === name)?.types];
  if (valid && types) {
    const tried = [];
    const callers = valid.by === "service" ? (["service"] as const) : (["owner", "client"] as const);
    for (const caller of callers) tried.push(await tryCall(database, { name, types, valid, caller }));
    return tried.some(({ changed }) => changed.includes("public.audit_log"));
  }
  if (verb.startsWith("auth.") && !byHand[verb]) return false;
  let isThere = false;
  await database.transaction(async (transaction) => {
    const before = await countEntries(transaction);
    const hand = byHand[verb];
    if (hand) {
      const [given, call] = hand.split("; ");
      await transaction.exec(given ?? "");
      await actAs(transaction, ids.owner);
      if (call) await transaction.exec(call);
    } else await write(transaction, verb);
    isThere = (await countEntries(transaction)) > before;
    await transaction.rollback();
  });
  return isThere;
}

type Transaction = Parameters<Parameters<typeof database.transaction>[0]>[0];

async function countEntries(transaction: Transaction): Promise<number> {
  await transaction.query("reset role");
  const { rows } = await transaction.query("select count(*)::int as entries from public.audit_log");
  return z.tuple([z.object({ entries: z.number() })]).parse(rows)[0].entries;
}

/** A write as the permission matrix tries it. */
async function write(transaction: Transaction, verb: string): Promise<void> {
  const [what = "", table = ""] = verb.split(" ");
  const { row, insert, update, outcomes } = tables[table] ?? {};
  if (!row || !insert || !update || !outcomes) throw new Error(`${table} has no expectations`);
  const isTheOwners = Object.entries(outcomes.owner).some(
    ([each, outcome]) => each === what && outcome === "allowed",
  );
  await actAs(transaction, isTheOwners ? ids.owner : ids.dana);
  const where = Object.keys(row).map((column, place) => `${column}::text = $${place + 1}`);
  const given = Object.keys(row).length;
  const set = Object.keys(update).map((column, place) => `${column} = $${place + 1 + given}`);
  const statements: Record<string, [sql: string, values: unknown[]]> = {
    insert: [
      `insert into public.${table} (${Object.keys(insert)}) values (${Object.keys(insert).map((_, place) => `$${place + 1}`)})`,
      Object.values(insert),
    ],
    update: [
      `update public.${table} set ${set} where ${where.join(" and ")}`,
      [...Object.values(row), ...Object.values(update)],
    ],
    delete: [`delete from public.${table} where ${where.join(" and ")}`, Object.values(row)],
  };
  const statement = statements[what];
  if (!statement) throw new Error(`${verb} is no write`);
  await transaction.query(...statement);
}

test("every act of an owner's leaves an entry in the log, whatever door it comes through", async () => {
  const doors = routes.filter(
    ({ name, isForClients, handsOutAFile }) => !isForClients && (!/^(GET|page) /.test(name) || handsOutAFile),
  );
  expect(doors.length).toBeGreaterThan(55);
  const acts = [...new Set(doors.flatMap(({ verbs }) => verbs.filter(isAct)))].sort();
  expect(acts.length).toBeGreaterThan(50);
  // What the site does for somebody is that person's too: a file that it stores, money that it returns.
  const forThem = doors.flatMap(({ verbs }) =>
    verbs.filter((verb) => validCalls[verb.replace("()", "")]?.by === "service"),
  );
  const traced = new Set<string>();
  for (const act of new Set([...acts, ...forThem])) if (await leavesTrace(act)) traced.add(act);
  const untraced = acts.filter((act) => !traced.has(act));
  expect(untraced, "acts without a trace").toEqual(Object.keys(leavesNothing));

  const silent = doors.filter(({ verbs }) => !verbs.some((verb) => traced.has(verb))).map(({ name }) => name);
  expect(silent.toSorted(), "doors without a trace").toEqual(Object.keys(noAct).toSorted());
});

test("an owner who looks at what a client sees is in the log, once in ten minutes, as who exports is", async () => {
  const verbsOf = (door: string) => routes.find(({ name }) => name === door)?.verbs;
  expect(verbsOf("page /dashboard/owner/clients/[clientId]/view")).toContain("record_client_view()");
  expect(verbsOf("GET /api/owner/export")).toContain("record_export()");
  expect(verbsOf("GET /api/owner/messages.csv")).toContain("record_export()");
  await database.transaction(async (transaction) => {
    const view = "select public.record_client_view(id) from public.clients order by id";
    const before = await countEntries(transaction);
    for (let look = 0; look < 3; look++) {
      await actAs(transaction, ids.owner);
      await transaction.exec(view);
    }
    const { rows } = await transaction.query<{ clients: number }>(
      "select count(*)::int as clients from public.clients",
    );
    expect((await countEntries(transaction)) - before).toBe(rows[0]?.clients);
    await transaction.exec("update public.audit_log set created_at = now() - interval '11 minutes'");
    await actAs(transaction, ids.owner);
    await transaction.exec(view);
    expect((await countEntries(transaction)) - before).toBe(2 * (rows[0]?.clients ?? 0));
    await transaction.rollback();
  });
});
