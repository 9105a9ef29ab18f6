import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { keepTables } from "./keep-tables.ts";
import { listFunctions } from "./try-call.ts";
import { validCalls } from "./valid-calls.ts";

// What looks before it writes holds on to what it saw. races.test.ts shows what becomes of it, where several are served at once.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const people = {
  client: await backend.signIn(accounts.ownClient),
  owner: await backend.signIn(accounts.owner),
  service: backend.service(),
};
const kept = await keepTables(database);

/** Functions that look and write without a lock of their own, and why that does no harm. */
const lockless: Record<string, string> = {
  "app.add_invoice_line": "asked while the invoice's client is held",
  "app.empty_projects": "asked by remove_expired, which runs once at a time",
  "app.hold_call_mails": "asked while the call's row is locked",
  "app.note_all_words": "a word may stand there twice",
  "app.note_words": "a word may stand there twice",
  "app.note_second_subscriptions": "asked while the client's row is locked",
  "app.read_message_notification": "asked by mark_messages_read, under the lock of the conversation",
  "app.scrub_person": "the account's row is locked while it goes",
  "app.tell_of_account_change": "the account's row is locked by the change that it tells of",
  "app.tell_of_decided_order": "tells of the decision of its own transaction, and news has one row a reader",
  copy_guides: "its change of app.guide_copies holds the one row",
  decide_discovery_call: "each change asks for the status that it changes from",
  note_listed: "counts what it has written",
  note_new_device: "twenty that wait, or a few more, are enough",
  rate_article: "an upsert counts, and one row a reader and guide is the index's business",
  read_notifications: "counts what it has written",
  record_contact_message: "upserts count, and a key is one row",
  record_discovery_call: "upserts count, and a key is one row",
  retry_mail: "asks what its own change has found",
  sweep_search_words: "a word that comes meanwhile is noted again with the next row that has it",
  take_stripe_event: "an upsert takes it",
};

const sources = z.array(z.object({ name: z.string(), source: z.string() }));

test("every function that looks before it writes takes a lock, or says why it needs none", async () => {
  const { rows } = await database.query(`
    select p.oid::regproc::text as name, p.prosrc as source from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace) and l.lanname in ('sql', 'plpgsql')
    order by 1
  `);
  const writes = /\b(insert into|update (public|auth|app)|delete from)\b/i;
  const looks =
    /\b(count\(|max\(|min\(|exists\s*\(|perform 1 from|into (?!public|auth|app)\w+ from|if (not )?found)/i;
  const locks =
    /\b(pg_(try_)?advisory_xact_lock|for update|for share|for no key update|app\.hold_(client|invoice))\b/i;
  const open = sources
    .parse(rows)
    .filter(({ source }) => writes.test(source) && looks.test(source) && !locks.test(source));
  expect(open.map(({ name }) => name)).toEqual(Object.keys(lockless).sort());
});

test("asked twice at once, no function fails in the embedded database", () => askAtOnce(2));
test("asked forty times at once, no function fails in the embedded database", { tags: "slow" }, () =>
  askAtOnce(40),
);

async function askAtOnce(many: number): Promise<void> {
  const failed: string[] = [];
  for (const { name, types } of await listFunctions(database)) {
    const valid = validCalls[name];
    if (!valid) continue;
    if (valid.given) await database.exec(valid.given);
    const values = Object.entries(types).map(
      ([argument, type]) => `'${argument}', to_jsonb((${valid.with[argument]})::${type})`,
    );
    const { rows } = await database.query(`select jsonb_build_object(${values}) as given`);
    const { given } = z.object({ given: z.record(z.string(), z.unknown()) }).parse(rows[0]);
    const answers = await Promise.all(Array.from({ length: many }, () => people[valid.by].rpc(name, given)));
    for (const { status, error } of answers)
      if (status === 0 || status >= 500) failed.push(`${name}: ${status} ${error?.code} ${error?.message}`);
    await kept.restore();
  }
  expect(failed).toEqual([]);
}
