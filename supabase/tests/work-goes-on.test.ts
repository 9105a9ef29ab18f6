import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { listFunctions, tryCall } from "./try-call.ts";
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

const nothing = new Set<string | null>([null, "", "false", "0", "missing", "unknown"]);

test("jobs, private links, visitors and clients go on when every owner has to enrol first", async () => {
  const called: string[] = [];
  for (const { name, types } of functions) {
    const valid = validCalls[name];
    if (!valid || valid.by === "owner") continue;
    called.push(name);
    // That each does so as usual, null-arguments.test.ts shows.
    const { error, answer, changed } = await tryCall(database, {
      name,
      types,
      valid: late(valid),
      caller: valid.by,
    });
    expect(error, name).toBeUndefined();
    expect(changed.length > 0 || answer.some((text) => !nothing.has(text)), name).toBe(true);
  }
  expect(called).toEqual(
    expect.arrayContaining([
      ...["may_read_calendar", "accept_discovery_call", "unsubscribe", "record_contact_message"],
      ...["claim_mails", "queue_digests", "remove_expired", "queue_invoice_reminders", "decide_change_order"],
    ]),
  );
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
