import { afterAll, expect, test } from "vitest";
import { addRealtime } from "../../local/supabase/add-realtime.ts";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";
import { giveFactors } from "./try-permissions.ts";

// The embedded backend has no Realtime, so the migration has done nothing there; beside Realtime's tables it is run again.

const { bookingBoard, dana, priya } = ids;

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
await addRealtime(backend.database);

async function readTold(): Promise<unknown[]> {
  const { rows } = await backend.database.query(
    "delete from realtime.messages returning topic, event, payload, private",
  );
  return rows;
}

/** As Realtime asks, when somebody wants to join a channel: whether they could read a message on it. */
async function mayJoin(userId: string, topic: string, hasFactor = false): Promise<boolean> {
  let count = 0;
  await backend.database.transaction(async (transaction) => {
    if (hasFactor) await giveFactors(transaction);
    await transaction.query(
      "insert into realtime.messages (topic, extension, event, private) values ($1, 'broadcast', 'trial', true)",
      [topic],
    );
    await transaction.query("insert into auth.sessions (id, user_id) values ($1, $1)", [userId]);
    await transaction.query(
      `select set_config('request.jwt.claims', jsonb_build_object(
           'sub', $1::text, 'role', 'authenticated', 'session_id', $1::text
         )::text, true),
         set_config('request.jwt.claim.sub', $1, true), set_config('realtime.topic', $2, true)`,
      [userId, topic],
    );
    await transaction.query("set local role authenticated");
    count = (await transaction.query("select 1 from realtime.messages")).rows.length;
    await transaction.rollback();
  });
  return count > 0;
}

test("whoever follows a project is told of a message and of reading it, on the own private channel and without a word", async () => {
  await owner.rpc("read_notifications");
  await readTold();
  const body = "Words for Dana alone";
  await owner.rpc("send_message", { project_id: bookingBoard, body, client_key: crypto.randomUUID() });
  const told = { topic: `news:${dana}`, event: "news", payload: {}, private: true };
  expect(await readTold()).toEqual([told]);
  const client = await backend.signIn(accounts.ownClient);
  expect((await client.rpc("read_notifications")).error).toBeNull();
  expect(await readTold()).toEqual([told]);
});

test("somebody joins the own channel only, and nobody writes on one", async () => {
  expect(await mayJoin(dana, `news:${dana}`)).toBe(true);
  expect(await mayJoin(priya, `news:${dana}`)).toBe(false);
  expect(await mayJoin(dana, "news:")).toBe(false);
  expect(await mayJoin(dana, `news:${dana}`, true)).toBe(false);
  const { rows } = await backend.database.query(
    "select cmd, roles::text from pg_policies where schemaname = 'realtime'",
  );
  expect(rows).toEqual([{ cmd: "SELECT", roles: "{authenticated}" }]);
});

test("that nobody could be told undoes nothing", async () => {
  await backend.database.exec("alter table realtime.messages rename column payload to renamed");
  const sent = await owner.rpc("send_message", {
    project_id: bookingBoard,
    body: "Still sent",
    client_key: crypto.randomUUID(),
  });
  expect(sent.error).toBeNull();
  expect(sent.data).toMatchObject({ sequence: expect.any(Number) });
});
