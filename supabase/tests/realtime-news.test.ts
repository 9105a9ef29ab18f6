import { afterAll, expect, test } from "vitest";
import { addRealtime } from "../../local/supabase/add-realtime.ts";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";
import { beginSession, type SessionShape, strongSessions, weakSessions } from "./session-shapes.ts";

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

const asBefore = strongSessions["of before, of an account without a factor"];

/** As Realtime asks, when somebody wants to join a channel: whether they could read a message on it. */
async function mayJoin(userId: string, topic: string, session: SessionShape = asBefore): Promise<boolean> {
  let count = 0;
  await backend.database.transaction(async (transaction) => {
    await transaction.query(
      "insert into realtime.messages (topic, extension, event, private) values ($1, 'broadcast', 'trial', true)",
      [topic],
    );
    const says = await beginSession(transaction, session, { account: userId, session: userId });
    await transaction.query(
      `select set_config('request.jwt.claims', $3, true),
         set_config('request.jwt.claim.sub', $1, true), set_config('realtime.topic', $2, true)`,
      [userId, topic, JSON.stringify({ sub: userId, role: "authenticated", session_id: userId, ...says })],
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
  for (const [name, session] of Object.entries(weakSessions))
    expect(await mayJoin(dana, `news:${dana}`, session), name).toBe(false);
  for (const [name, session] of Object.entries(strongSessions))
    expect(await mayJoin(dana, `news:${dana}`, session), name).toBe(true);
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
