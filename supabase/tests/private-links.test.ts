import { createHash, randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);

const newHash = () => createHash("sha256").update(randomBytes(32)).digest("hex");
const renew = async (client: UntypedClient, token_hash: string) =>
  (await client.rpc("renew_calendar_link", { token_hash })).error?.code;
const isGood = async (token_hash: string) =>
  (await backend.service().rpc("may_read_calendar", { token_hash })).data;

test("a calendar's address ends when it is renewed, and when its owner ends it", async () => {
  const [first, second] = [newHash(), newHash()];
  expect(await renew(owner, first)).toBeUndefined();
  expect(await isGood(first)).toBe(true);
  await renew(owner, second);
  expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
  await owner.from("private_links").delete().eq("purpose", "calendar");
  expect(await isGood(second)).toBe(false);
});

test("it dies with its owner's role, with a disabled account, and with the account", async () => {
  const hash = newHash();
  await renew(owner, hash);
  for (const [change, back] of [
    ["role = 'client'", "role = 'owner'"],
    ["disabled_at = now()", "disabled_at = null"],
  ]) {
    await backend.database.exec(`update users set ${change} where id = '${ids.owner}'`);
    expect(await isGood(hash), change).toBe(false);
    await backend.database.exec(`update users set ${back} where id = '${ids.owner}'`);
    expect(await isGood(hash), back).toBe(true);
  }
});

test("no client makes one, or learns that there is one, and no hash is read by anybody", async () => {
  const client = await backend.signIn(accounts.ownClient);
  expect(await renew(client, newHash())).toBe("42501");
  expect((await client.from("private_links").select("id")).data).toEqual([]);
  expect((await owner.from("private_links").select("token_hash")).error?.code).toBe("42501");
  expect(await renew(owner, "not a hash")).toBeDefined();
});

test("a link leads to its own kind of thing alone, and goes with it", async () => {
  const call = "00000000-0000-4000-8000-0000000000c1";
  const links = [newHash(), newHash()];
  const service = backend.service();
  await service
    .from("private_links")
    .insert(links.map((token_hash) => ({ token_hash, purpose: "call", subject_id: call })));
  expect(await isGood(links[0] ?? "")).toBe(false);
  const answers = await Promise.all(
    links.map(async (token_hash) => (await service.rpc("cancel_discovery_call", { token_hash })).data),
  );
  expect(answers.toSorted()).toEqual(["cancelled", "closed"]);
  await backend.database.query("delete from discovery_calls where id = $1", [call]);
  expect((await service.from("private_links").select("id").eq("subject_id", call)).data).toEqual([]);
});
