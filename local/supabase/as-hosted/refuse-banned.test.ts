import { afterAll, expect, test } from "vitest";
import { accounts, demoPassword, startTestBackend } from "../test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());

const password = "another long password";
const asked: [method: string, path: string, body?: object][] = [
  ["PUT", "/user", { password }],
  ["PUT", "/user/", { password }],
  ["PUT", "//user", { password }],
  ["PUT", "/user?x=1", { password, data: { a: 1 } }],
  ["PUT", "/user", { email: "elsewhere@example.com" }],
  ["PUT", "/user", { data: { password_claim: "x" } }],
  ["GET", "/user"],
  ["POST", "/logout?scope=others"],
];

test("a disabled account's running token changes nothing of it, nor tells of it, and an enabled one's does", async () => {
  const owner = await backend.signIn(accounts.owner);
  const dana = await backend.signIn(accounts.ownClient);
  const { data } = await dana.auth.getSession();
  const ask = async (scheme: string, [method, path, body]: (typeof asked)[number]) => {
    const { status } = await fetch(`${backend.url}/auth/v1${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        Authorization: `${scheme} ${data.session?.access_token}`,
        "Content-Type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return status;
  };
  const before = await readAccount();
  const user_id = data.session?.user.id;
  expect((await owner.rpc("set_account_disabled", { user_id, is_disabled: true })).data).toBe(true);
  for (const scheme of ["Bearer", "bearer", "BEARER"])
    for (const one of asked)
      expect([401, 403, 404], `${scheme} ${one.slice(0, 2).join(" ")}`).toContain(await ask(scheme, one));
  expect(await readAccount()).toEqual(before);
  expect((await dana.auth.updateUser({ password })).error?.code).toBe("user_banned");

  // Nobody else's is taken for it.
  const priya = await backend.signIn(accounts.otherClient);
  expect((await priya.auth.updateUser({ data: { a: 1 } })).error).toBeNull();

  expect((await owner.rpc("set_account_disabled", { user_id, is_disabled: false })).data).toBe(true);
  expect((await dana.auth.updateUser({ password: `${password} 2` })).error).toBeNull();
  await backend.signIn(accounts.ownClient, `${password} 2`);
  await expect(backend.signIn(accounts.ownClient, demoPassword)).rejects.toMatchObject({
    code: "invalid_credentials",
  });
});

async function readAccount(): Promise<unknown> {
  const { rows } = await backend.database.query(
    "select email, encrypted_password, raw_user_meta_data, email_change from auth.users where email = $1",
    [accounts.ownClient],
  );
  return rows;
}
