import { afterAll, beforeEach, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// Who is told of a sign-in from a browser that the account did not know, and when.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const service = backend.service();
const { dana, priya } = ids;
const session = (n = 0) => `00000000-0000-4000-8000-0000000f${String(n).padStart(4, "0")}`;

type Situation = {
  factor: "none" | "unverified" | "verified";
  aal: null | "aal1" | "aal2";
  confirmed: null | "59 minutes" | "61 minutes";
};
const situations: Situation[] = (["none", "unverified", "verified"] as const).flatMap((factor) =>
  [null, "aal1" as const, "aal2" as const].flatMap((aal) =>
    [null, "59 minutes" as const, "61 minutes" as const].map((confirmed) => ({ factor, aal, confirmed })),
  ),
);

beforeEach(async () => {
  await database.exec(`
    delete from auth.mfa_factors; delete from auth.sessions; delete from app.awaited_steps; delete from public.outbox;
    delete from public.audit_log where action like 'newDevice%';
    update auth.users set email_confirmed_at = now() - interval '1 day'
  `);
  await begin({ factor: "none", aal: null, confirmed: "61 minutes" });
});

async function begin({ factor, aal, confirmed }: Situation, n = 0): Promise<void> {
  await database.query(
    "insert into auth.sessions (id, user_id, aal) values ($1, $2, $3) on conflict (id) do update set aal = $3",
    [session(n), dana, aal],
  );
  await database.query("update auth.users set email_confirmed_at = now() - $2::interval where id = $1", [
    dana,
    confirmed,
  ]);
  await database.exec("delete from auth.mfa_factors");
  if (factor !== "none")
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $1, 'totp', $2, now(), now())`,
      [dana, factor],
    );
}

const meet = async (changes: Record<string, unknown> = {}) =>
  (
    await service.rpc("note_new_device", {
      ...{ of_user: dana, of_session: session(), browser: "Firefox", system: "Linux" },
      ...changes,
    })
  ).data;
const tell = async (minutes = 0) => {
  const at = new Date(Date.now() + minutes * 60_000).toISOString();
  return (await service.rpc("tell_of_new_devices", { at })).data;
};

async function readTold() {
  const mails = await database.query<{ device: string; at: string }>(
    `select concat_ws(' ', payload ->> 'browser', payload ->> 'system', payload ->> 'is_done') as device
     from public.outbox where template = 'new-device' and recipient = $1 and subject_id = $2 order by created_at, device`,
    [accounts.ownClient, dana],
  );
  const entries = await database.query<{ action: string }>(
    "select action from public.audit_log where action like 'newDevice%' and user_id = $1 order by id",
    [dana],
  );
  return { mails: mails.rows.map(({ device }) => device), entries: entries.rows.map(({ action }) => action) };
}

test.each(situations)(
  "with a factor $factor, a session at $aal, the address proven $confirmed ago",
  async (situation) => {
    await begin(situation);
    const isAwaited = situation.factor === "verified" && situation.aal !== "aal2";
    const isNew = situation.confirmed === "59 minutes";
    expect(await meet()).toBe(isAwaited ? "awaited" : isNew ? "new" : "told");
    const isTold = !isAwaited && !isNew;
    expect(await readTold()).toEqual(
      isTold ? { mails: ["Firefox Linux true"], entries: ["newDevice"] } : { mails: [], entries: [] },
    );
    expect(await tell(4)).toBe(0);
    expect(await tell(6)).toBe(isAwaited ? 1 : 0);
    expect(await tell(6)).toBe(0);
    if (isAwaited)
      expect(await readTold()).toEqual({ mails: ["Firefox Linux false"], entries: ["newDeviceByPassword"] });
  },
);

test("a second step that is done is told at once, as done", async () => {
  await begin({ factor: "verified", aal: "aal1", confirmed: "61 minutes" });
  expect(await meet()).toBe("awaited");
  await begin({ factor: "verified", aal: "aal2", confirmed: "61 minutes" });
  expect(await tell()).toBe(1);
  expect(await readTold()).toEqual({ mails: ["Firefox Linux true"], entries: ["newDevice"] });
});

test("one who signs out before the second step is told of too", async () => {
  await begin({ factor: "verified", aal: "aal1", confirmed: "61 minutes" });
  expect(await meet()).toBe("awaited");
  await database.exec("delete from auth.sessions");
  expect([await tell(4), await tell(6)]).toEqual([0, 1]);
  expect((await readTold()).mails).toEqual(["Firefox Linux false"]);
});

test("one mail in an hour for each kind of device, and another after it", async () => {
  for (let again = 0; again < 3; again++) expect(await meet()).toBe("told");
  await meet({ system: "Windows" });
  await meet({ browser: "", system: "" });
  expect((await readTold()).mails).toEqual(["Firefox Linux true", "Firefox Windows true", "  true"]);
  expect((await readTold()).entries).toHaveLength(3);
  await database.exec("update public.outbox set created_at = now() - interval '61 minutes'");
  await meet();
  expect((await readTold()).mails).toHaveLength(4);
});

test("what is no session of the account is nobody's, and no words but the site's are taken", async () => {
  for (const wrong of [
    { of_user: priya },
    { of_user: null },
    { of_session: session(1) },
    { of_session: null },
    { browser: null },
    { system: null },
    { browser: "x".repeat(200) },
    { system: "x".repeat(200) },
  ])
    expect(["unknown", null], JSON.stringify(wrong).slice(0, 60)).toContain(await meet(wrong));
  expect(await readTold()).toEqual({ mails: [], entries: [] });
  for (const client of [backend.anonymous(), await backend.signIn(accounts.owner)])
    for (const name of ["note_new_device", "tell_of_new_devices", "tell_of_factors"])
      expect((await client.rpc(name)).error, name).not.toBeNull();
});

test("a thousand passwords given are twenty that wait, and one mail", async () => {
  for (let n = 0; n < 30; n++) {
    await begin({ factor: "verified", aal: "aal1", confirmed: "61 minutes" }, n);
    expect(await meet({ of_session: session(n) })).toBe("awaited");
  }
  expect(await tell(6)).toBe(20);
  expect((await readTold()).mails).toEqual(["Firefox Linux false"]);
});
