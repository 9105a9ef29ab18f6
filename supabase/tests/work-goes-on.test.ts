import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { listFunctions, type Tried, tryCall } from "./try-call.ts";
import { type ValidCall, validCalls } from "./valid-calls.ts";

// An owner whose days are over opens nothing but the page that enrols. What the site does by itself, for visitors, for clients and for
// whoever holds a private link does not wait for that.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const functions = await listFunctions(database);

const everyOwnerIsLate = `insert into app.must_enrol (user_id, reason, since)
  select id, 'duty', now() - interval '1 day' from public.users where role = 'owner' on conflict do nothing`;

const late = (valid: ValidCall): ValidCall => ({
  ...valid,
  given: [valid.given, everyOwnerIsLate].filter(Boolean).join("; "),
});

/** What is the same each time: new ids, numbers of a sequence and moments are not. */
function essence({ error, answer, changed }: Tried) {
  const words = answer.map((text) =>
    text
      ?.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "an id")
      .replaceAll(/"sequence": \d+|^[1-9]\d*$/g, "a number")
      .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.+]+/g, "a moment"),
  );
  return { error, words, changed: changed.toSorted() };
}

const others = functions.filter(({ name }) => validCalls[name]?.by !== "owner" && name !== "begin_duty");

test("jobs, private links, visitors and clients are answered as before when every owner has to enrol first", async () => {
  expect(others.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...["may_read_calendar", "accept_discovery_call", "unsubscribe", "record_contact_message"],
      ...["claim_mails", "queue_digests", "remove_expired", "queue_invoice_reminders", "decide_change_order"],
    ]),
  );
  for (const { name, types } of others) {
    const valid = validCalls[name];
    if (!valid) continue;
    const asUsual = await tryCall(database, { name, types, valid, caller: valid.by });
    const whileLate = await tryCall(database, { name, types, valid: late(valid), caller: valid.by });
    expect(essence(whileLate), name).toEqual(essence(asUsual));
    expect(whileLate.error, name).toBeUndefined();
  }
});

test("the owner meanwhile changes nothing, whatever is called", async () => {
  let called = 0;
  for (const { name, types, isForPeople } of functions) {
    const valid = validCalls[name];
    if (!isForPeople || valid?.by !== "owner") continue;
    called += 1;
    const { changed } = await tryCall(database, { name, types, valid: late(valid), caller: "owner" });
    expect(changed, name).toEqual([]);
  }
  expect(called).toBeGreaterThan(30);
});
