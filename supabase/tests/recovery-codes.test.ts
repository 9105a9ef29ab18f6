import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// What the site makes of ten codes with its own key; here only that they are ten.
const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const hashes = (letter: string) => Array.from({ length: 10 }, (_, n) => `${letter}${n}`.padEnd(43, "_"));
const [first = "", second = ""] = hashes("a");

const renew = async (client: UntypedClient, code_hashes: unknown) =>
  (await client.rpc("renew_recovery_codes", { code_hashes })).data;
const use = async (client: UntypedClient, code_hash: unknown) =>
  (await client.rpc("use_recovery_code", { code_hash })).data;
const left = async (client: UntypedClient) => (await client.rpc("count_recovery_codes")).data;
const step = async (client: UntypedClient) => (await client.rpc("my_second_step")).data;
const sees = async (client: UntypedClient) => (await client.from("projects").select("id")).data?.length;

async function addFactor(age = "1 day"): Promise<void> {
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now() - $2::interval, now())`,
    [ids.dana, age],
  );
}

/** As a right code does. */
async function proveFactor(client: UntypedClient): Promise<void> {
  await database.exec(`
    update auth.sessions set aal = 'aal2';
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    select gen_random_uuid(), id, now(), now(), 'totp' from auth.sessions
    on conflict do nothing
  `);
  await client.auth.refreshSession();
}

beforeEach(async () => {
  await database.exec(`
    delete from auth.mfa_factors; delete from app.recovery_codes; delete from app.must_enrol; delete from auth.sessions
  `);
});

/** Dana with ten codes and a factor, signed in by the password alone. */
async function loseFactor(): Promise<UntypedClient> {
  const before = await backend.signIn(accounts.ownClient);
  await addFactor();
  await database.query("insert into app.recovery_codes (user_id, code_hash) select $1, unnest($2::text[])", [
    ids.dana,
    hashes("a"),
  ]);
  expect(await step(before)).toBe("prove");
  return backend.signIn(accounts.ownClient);
}

test("ten are made by a strong session of an account with a factor, each different, and replace those before", async () => {
  const client = await backend.signIn(accounts.ownClient);
  expect(await renew(client, hashes("a"))).toBe("missing");
  await addFactor();
  expect(await renew(client, hashes("a"))).toBeNull();
  await proveFactor(client);
  expect(await step(client)).toBe("none");
  for (const wrong of [
    [],
    null,
    hashes("a").slice(1),
    [...hashes("a"), "b".repeat(43)],
    hashes("a").fill(first),
    [...hashes("a").slice(1), null],
    [...hashes("a").slice(1), ""],
    [...hashes("a").slice(1), "short"],
    Array(100_000).fill(first),
  ])
    expect(await renew(client, wrong), JSON.stringify(wrong)?.slice(0, 99)).toBeNull();
  expect(await left(client)).toBe(0);
  expect(await renew(client, hashes("a"))).toBe("renewed");
  expect(await renew(client, hashes("b"))).toBe("renewed");
  expect(await left(client)).toBe(10);
  expect(await use(client, first)).toBe("unknown");
});

test("a code counts once; then nothing opens until there is another factor", async () => {
  const client = await loseFactor();
  for (const wrong of [null, "", "x", "b".repeat(43), "x".repeat(100_000)])
    expect(["unknown", null]).toContain(await use(client, wrong));
  const other = await backend.signIn(accounts.otherClient);
  expect(await use(other, first)).toBe("unknown");
  expect((await backend.anonymous().rpc("use_recovery_code", { code_hash: first })).error?.code).toBe(
    "42501",
  );

  expect(await use(client, first)).toBe("used");
  expect(await sees(client)).toBe(0);
  // The site was killed before it removed the factor, and the person sends the form again.
  expect(await use(client, first)).toBe("used");
  expect(await use(await backend.signIn(accounts.ownClient), first)).toBe("unknown");

  const { admin } = backend.service().auth;
  const { data } = await admin.mfa.listFactors({ userId: ids.dana });
  for (const { id } of data?.factors ?? []) await admin.mfa.deleteFactor({ userId: ids.dana, id });
  expect(await use(client, first)).toBe("unknown");
  expect([await step(client), await sees(client)]).toEqual(["enrol", 0]);
  // Whoever knows the password alone sets up no app in its place.
  expect(await step(await backend.signIn(accounts.ownClient))).toBe("prove");

  // A new factor is not removed by the code that the lost one was.
  await addFactor("0 seconds");
  expect(await use(client, first)).toBe("unknown");
  expect(await step(client)).toBe("prove");
  await proveFactor(client);
  expect(await sees(client)).toBeGreaterThan(0);
  expect([await left(client), await renew(client, hashes("c")), await left(client)]).toEqual([
    9,
    "renewed",
    10,
  ]);
  await database.exec("delete from auth.mfa_factors");
  expect(await step(await backend.signIn(accounts.ownClient))).toBe("none");

  const { rows } = await database.query(
    "select action from public.audit_log where user_id = $1 and action like 'recovery%' order by id",
    [ids.dana],
  );
  expect(rows.slice(-2)).toEqual([{ action: "recoveryCode" }, { action: "recoveryCodes" }]);
});

test("whoever knows the password sets up an app after a code was used, and opens nothing; the next code opens the account", async () => {
  const client = await loseFactor();
  const thief = await backend.signIn(accounts.ownClient);
  const { admin } = backend.service().auth;
  const removeFactors = async () => {
    const { data } = await admin.mfa.listFactors({ userId: ids.dana });
    for (const { id } of data?.factors ?? []) await admin.mfa.deleteFactor({ userId: ids.dana, id });
  };
  expect(await use(client, first)).toBe("used");
  await removeFactors();
  await addFactor("0 seconds");
  await proveFactor(thief);
  expect([await sees(thief), await step(thief), await renew(thief, hashes("t"))]).toEqual([0, "prove", null]);
  expect(await use(thief, first)).toBe("unknown");

  // The app is not its person's, who gives another code, in a browser of its own too.
  const other = await backend.signIn(accounts.ownClient);
  expect(await use(other, second)).toBe("used");
  expect([await sees(thief), await step(thief)]).toEqual([0, "prove"]);
  await removeFactors();
  expect([await step(other), await step(client), await step(thief)]).toEqual(["enrol", "prove", "prove"]);
  await addFactor("0 seconds");
  await proveFactor(other);
  expect([(await sees(other)) !== 0, await renew(other, hashes("d")), await step(other)]).toEqual([
    true,
    "renewed",
    "none",
  ]);
});

test("of eight sessions that use one code at once, one does", async () => {
  await loseFactor();
  const clients = await Promise.all(Array.from({ length: 8 }, () => backend.signIn(accounts.ownClient)));
  const answers = await Promise.all(clients.map((client) => use(client, second)));
  expect(answers.filter((answer) => answer === "used")).toHaveLength(1);
  expect(answers.filter((answer) => answer === "unknown")).toHaveLength(7);
});

test("each session says how it was begun, and is ended by itself, by nobody else", async () => {
  const one = await backend.signIn(accounts.ownClient);
  const two = await backend.signIn(accounts.ownClient);
  const other = await backend.signIn(accounts.otherClient);
  const { data } = await one.rpc("my_sessions");
  expect(data).toMatchObject([{ methods: ["password"] }, { methods: ["password"] }]);
  const sessions = z.array(z.object({ id: z.string(), is_current: z.boolean() })).parse(data);
  const id = sessions.find(({ is_current }) => !is_current)?.id;
  const end = async (client: UntypedClient, of_session: unknown) =>
    (await client.rpc("end_session", { of_session })).data;
  expect([await end(other, id), await end(one, null), await end(one, ids.dana)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await sees(two)).toBeGreaterThan(0);
  expect(await end(one, id)).toBe(true);
  expect([await sees(two), await end(one, id)]).toEqual([0, false]);
  expect((await two.auth.refreshSession()).error).not.toBeNull();
});
