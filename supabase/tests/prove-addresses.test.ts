import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());

const password = "a long enough password";
// As the site makes them: forty-three letters of an alphabet of sixty-four.
let made = 0;
const newClaim = () => createHash("sha256").update(`a claim ${made++}`).digest("base64url");

/** An account whose address was proven at the sign-in API itself, as nobody's browser. */
async function proveAddress(email: string, claim?: unknown): Promise<string> {
  const client = backend.anonymous();
  await client.auth.signUp({ email, password, options: { data: { password_claim: claim } } });
  const [, token = ""] = /code: (\d{6})/.exec(backend.mails.at(-1)?.text ?? "") ?? [];
  const { data, error } = await client.auth.verifyOtp({ email, token, type: "email" });
  expect(error).toBeNull();
  return data.user?.id ?? "";
}

const settle = async (user_id: string, claim: unknown) =>
  (await backend.service().rpc("settle_password", { user_id, claim })).data;

test("a proven address leaves no password that was stored before, until its browser claims it", async () => {
  const claim = newClaim();
  const id = await proveAddress("claimed@example.com", claim);
  await expect(backend.signIn("claimed@example.com", password)).rejects.toMatchObject({
    code: "invalid_credentials",
  });
  expect(await settle(id, claim)).toBe(true);
  await backend.signIn("claimed@example.com", password);
  expect(await settle(id, "anything")).toBe(true);
});

test("another claim, and none, lose the password for good", async () => {
  for (const [email, claim] of [
    ["other-claim@example.com", newClaim()],
    ["no-claim@example.com", undefined],
  ] as const) {
    const id = await proveAddress(email, claim);
    expect(await settle(id, newClaim())).toBe(false);
    expect(await settle(id, claim ?? newClaim())).toBe(true);
    await expect(backend.signIn(email, password)).rejects.toMatchObject({ code: "invalid_credentials" });
  }
});

const sha256 = (text: string, form: "hex" | "base64url") => createHash("sha256").update(text).digest(form);
const nothings = [undefined, null, "", " ", "null", sha256("", "hex"), sha256("", "base64url")];
const noClaims = [
  ...nothings,
  "a",
  "a".repeat(42),
  "a".repeat(44),
  `${"a".repeat(42)}=`,
  0,
  true,
  [],
  ["a".repeat(43)],
  {},
];

test("nothing keeps no password, whatever is said afterwards", () => proveWith(["", null]));

test("what is no claim keeps no password, whatever is said afterwards", { tags: "slow" }, () =>
  proveWith(noClaims),
);

async function proveWith(claims: unknown[]): Promise<void> {
  // What the metadata hold is said too: whoever wrote them knows it.
  for (const [place, claim] of claims.entries())
    for (const said of [nothings[place % nothings.length], claim]) {
      const email = `no-claim-${crypto.randomUUID()}@example.com`;
      const id = await proveAddress(email, claim);
      expect(await settle(id, said ?? null), JSON.stringify([claim, said])).not.toBe(true);
      await expect(backend.signIn(email, password)).rejects.toMatchObject({ code: "invalid_credentials" });
    }
}

test("a claim that two accounts have keeps neither's password", async () => {
  const claim = newClaim();
  await backend
    .anonymous()
    .auth.signUp({ email: "first@example.com", password, options: { data: { password_claim: claim } } });
  const id = await proveAddress("second@example.com", claim);
  expect(await settle(id, claim)).toBe(false);
  await expect(backend.signIn("second@example.com", password)).rejects.toMatchObject({
    code: "invalid_credentials",
  });
});

test("a password chosen after the address was proven is not undone", async () => {
  const email = "quick@example.com";
  const claim = newClaim();
  const id = await proveAddress(email, claim);
  await backend.database.query(
    "update auth.users set encrypted_password = extensions.crypt('chosen since then', extensions.gen_salt('bf', 4)) where id = $1",
    [id],
  );
  expect(await settle(id, claim)).toBe(false);
  await backend.signIn(email, "chosen since then");
});

test("a changed address ends every session that the account had", async () => {
  const dana = await backend.signIn(accounts.ownClient);
  await dana.auth.updateUser({ email: "dana.new@example.com" });
  const link = new URL(/http\S+/.exec(backend.mails.at(-1)?.text ?? "")?.[0] ?? "");
  const token_hash = link.searchParams.get("token_hash") ?? "";
  const verified = await backend.anonymous().auth.verifyOtp({ token_hash, type: "email_change" });
  expect(verified.error).toBeNull();
  expect((await dana.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
});

test("where two addresses confirm a change, the new one cannot go first", async () => {
  const change = (sql: string) =>
    backend.database.query(`update auth.users set ${sql} where email = $1`, [accounts.otherClient]);
  await change(
    "email_change = 'p@example.com', email_change_token_current = 'a', email_change_token_new = 'b'",
  );
  await expect(change("email_change_token_new = '', email_change_confirm_status = 1")).rejects.toThrow(
    "present address first",
  );
  await change("email_change_token_current = '', email_change_confirm_status = 1");
  await backend.database.query(
    `update auth.users set email = email_change, email_change = '', email_change_token_new = '' where email = $1`,
    [accounts.otherClient],
  );
  await expect(backend.signIn("p@example.com")).rejects.toMatchObject({ code: "invalid_credentials" });
});
