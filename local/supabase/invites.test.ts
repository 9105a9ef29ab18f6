import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts } from "./permission-expectations.ts";
import { startTestBackend, type UntypedClient } from "./test-backend.ts";

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let owner: UntypedClient;
beforeAll(async () => {
  backend = await startTestBackend();
  owner = await backend.signIn(accounts.owner);
});
afterAll(() => backend.stop());

const voltway = "00000000-0000-4000-8000-0000000000a1";
const password = "a long enough password";

/** An account whose address is proven by the mailed code, and the names of the clients that it then sees. */
async function confirmAndReadClients(email: string): Promise<unknown[]> {
  const client = backend.anonymous();
  await client.auth.signUp({ email, password });
  const [, token = ""] = /code: (\d{6})/.exec(backend.mails.at(-1)?.text ?? "") ?? [];
  expect((await client.from("clients").select("name")).error).not.toBeNull();
  expect((await client.auth.verifyOtp({ email, token, type: "email" })).error).toBeNull();
  return (await client.from("clients").select("name")).data?.map(({ name }) => name) ?? [];
}

test("an invited person joins the client when the address is proven, and not before", async () => {
  expect(
    (await owner.from("invites").insert({ email: "kit@example.com", client_id: voltway })).error,
  ).toBeNull();
  expect(await confirmAndReadClients("kit@example.com")).toEqual(["Voltway Home Electric"]);
  const { data } = await owner.from("invites").select("accepted_at").eq("email", "kit@example.com").single();
  expect(data?.accepted_at).not.toBeNull();
});

test("an invite that was taken back or has expired joins nobody", async () => {
  for (const [email, change] of [
    ["back@example.com", { revoked_at: new Date().toISOString() }],
    ["late@example.com", { expires_at: "2026-01-01T00:00:00Z" }],
  ] as const) {
    await owner.from("invites").insert({ email, client_id: voltway });
    await backend.service().from("invites").update(change).eq("email", email);
    expect(await confirmAndReadClients(email), email).toEqual([]);
  }
});

test("somebody who has an account joins when invited", async () => {
  await owner.from("invites").insert({ email: accounts.otherClient, client_id: voltway });
  const priya = await backend.signIn(accounts.otherClient);
  expect((await priya.from("clients").select("name").order("name")).data).toEqual([
    { name: "Alder & Oak Interiors" },
    { name: "Voltway Home Electric" },
  ]);
});

test("an account sees its sessions, and a deleted one is gone but for the bare facts", async () => {
  const dana = await backend.signIn(accounts.ownClient);
  await backend.signIn(accounts.ownClient);
  const sessions = await dana.rpc("my_sessions");
  expect(sessions.data).toHaveLength(2);
  expect((await owner.rpc("delete_my_account")).error?.code).toBe("PT409");

  expect((await dana.rpc("delete_my_account")).error).toBeNull();
  expect((await dana.auth.getUser()).error).not.toBeNull();
  await expect(backend.signIn(accounts.ownClient)).rejects.toMatchObject({ code: "invalid_credentials" });
  const kept = await owner.from("legal_acceptances").select("user_id, version");
  expect(kept.data).toEqual([{ user_id: null, version: "1.0" }]);
});
