import { afterAll, expect, test } from "vitest";
import {
  accounts,
  connect,
  demoPassword,
  startTestBackend,
  type UntypedClient,
} from "../../local/supabase/test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());

/** Somebody with a copied token: what the API still answers to it, whatever became of its session. */
async function copyToken(client: UntypedClient): Promise<UntypedClient> {
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  return connect(backend.url, backend.publishableKey, token);
}

const seen = async (client: UntypedClient, table = "projects") =>
  (await client.from(table).select("id")).data?.length;

async function ageSession(email: string, change: string): Promise<void> {
  await backend.database.query(
    `update auth.sessions set ${change} where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
}

test("after signing out the old token reads nothing", async () => {
  const client = await backend.signIn(accounts.ownClient);
  const copy = await copyToken(client);
  expect(await seen(copy)).toBeGreaterThan(0);
  await client.auth.signOut({ scope: "local" });
  expect(await seen(copy)).toBe(0);
  expect(await seen(copy, "users")).toBe(0);
});

test("after a new password the tokens of other sessions read nothing", async () => {
  const [one, other] = [
    await backend.signIn(accounts.otherClient),
    await backend.signIn(accounts.otherClient),
  ];
  const copy = await copyToken(other);
  await one.auth.updateUser({ password: "another long password" });
  await one.auth.signOut({ scope: "others" });
  expect(await seen(copy)).toBe(0);
  expect(await seen(one)).toBeGreaterThan(0);
  await one.auth.updateUser({ password: demoPassword });
});

test.each([
  ["two weeks without use", "refreshed_at = null, created_at = now() - interval '15 days'"],
  [
    "sixty days, used or not",
    "refreshed_at = now() at time zone 'utc', created_at = now() - interval '61 days'",
  ],
])("a session ends after %s", async (_, change) => {
  const client = await backend.signIn(accounts.ownClient);
  expect(await seen(client)).toBeGreaterThan(0);
  await ageSession(accounts.ownClient, change);
  expect(await seen(client)).toBe(0);
  expect((await client.rpc("my_sessions")).data).toEqual([]);
});

test("a session that is used goes on for weeks", async () => {
  const client = await backend.signIn(accounts.ownClient);
  const used =
    "refreshed_at = (now() - interval '13 days') at time zone 'utc', created_at = now() - interval '50 days'";
  await ageSession(accounts.ownClient, used);
  expect(await seen(client)).toBeGreaterThan(0);
});

test("a disabled account reads, renames and deletes nothing and cannot sign in, until it is enabled", async () => {
  const client = await backend.signIn(accounts.ownClient);
  const id = (await client.auth.getSession()).data.session?.user.id ?? "";
  const disable = (disabled_at: string | null) =>
    backend.service().from("users").update({ disabled_at }).eq("id", id);
  await disable("2026-01-01T00:00:00Z");

  expect(await seen(client)).toBe(0);
  expect((await client.rpc("next_call")).data).toEqual([]);
  expect(
    (await client.from("users").update({ full_name: "Somebody else" }).eq("id", id).select()).data,
  ).toEqual([]);
  await client.rpc("delete_my_account");
  const { data } = await backend.service().from("users").select("full_name").eq("id", id).single();
  expect(data?.full_name).toBe("Dana Whitfield");
  await expect(backend.signIn(accounts.ownClient)).rejects.toMatchObject({ code: "user_banned" });

  await disable(null);
  expect(await seen(client)).toBeGreaterThan(0);
  await expect(backend.signIn(accounts.ownClient)).resolves.toBeDefined();
});

test("names keep to one line that reads as it is written, by the API as by the form", async () => {
  const client = await backend.signIn(accounts.ownClient);
  const id = (await client.auth.getSession()).data.session?.user.id ?? "";
  for (const full_name of [
    "Dana\nWhitfield",
    "Dana \u202eWhitfield",
    "\u2066Dana Whitfield",
    "Dana\u0007Whitfield",
  ]) {
    await client.from("users").update({ full_name }).eq("id", id).throwOnError();
    const { data } = await client.from("users").select("full_name").single();
    expect(data).toEqual({ full_name: "Dana Whitfield" });
  }
  const email = "bidi@example.com";
  const options = { data: { full_name: "Sam \u202egnp.exe\n" } };
  await backend.anonymous().auth.signUp({ email, password: "a long enough password", options });
  const { data } = await backend.service().from("users").select("full_name").eq("email", email).single();
  expect(data?.full_name).toBe("Sam gnp.exe");
});
