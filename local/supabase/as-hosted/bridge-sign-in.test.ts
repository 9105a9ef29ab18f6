import { createHmac } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { accounts, demoPassword, startTestBackend } from "../test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());

const password = "a long enough password";

function readMail(address: string) {
  const mail = backend.mails.findLast(({ to }) => to?.some((each) => each.address === address));
  const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none");
  const [, code = ""] = /code: (\d{6})/.exec(mail?.text ?? "") ?? [];
  return { subject: mail?.subject, hash: link.searchParams.get("token_hash") ?? "", code };
}

test("a known address signs up with the same answer as a new one, and keeps its password", async () => {
  const known = await backend.anonymous().auth.signUp({ email: accounts.ownClient, password });
  const fresh = await backend.anonymous().auth.signUp({ email: "new@example.com", password });
  expect(known.error).toBeNull();
  expect(fresh.error).toBeNull();
  expect(backend.mails.map(({ to }) => to?.[0]?.address)).toEqual(["new@example.com"]);
  await expect(backend.signIn(accounts.ownClient, password)).rejects.toMatchObject({
    code: "invalid_credentials",
  });
});

test("an unconfirmed account gets its mail again, and the code of the last one confirms it", async () => {
  const email = "again@example.com";
  const client = backend.anonymous();
  await client.auth.signUp({ email, password });
  const first = readMail(email);
  expect((await client.auth.signUp({ email, password })).error).toBeNull();
  expect((await client.auth.resend({ type: "signup", email })).error).toBeNull();
  const last = readMail(email);
  expect(last.subject).toBe("Confirm your email address");
  expect(last.code).not.toBe(first.code);

  const stale = await client.auth.verifyOtp({ email, token: first.code, type: "email" });
  expect(stale.error?.code).toBe("otp_expired");
  const confirmed = await client.auth.verifyOtp({ email, token: last.code, type: "email" });
  expect(confirmed.data.session?.user.email).toBe(email);
});

test("only the right password learns that an account is unconfirmed", async () => {
  const email = "unconfirmed@example.com";
  await backend.anonymous().auth.signUp({ email, password });
  await expect(backend.signIn(email, "a wrong password")).rejects.toMatchObject({
    code: "invalid_credentials",
  });
  await expect(backend.signIn(email, password)).rejects.toMatchObject({ code: "email_not_confirmed" });
});

test("a new address takes effect when the mail to it is confirmed", async () => {
  const client = await backend.signIn(accounts.otherClient);
  expect((await client.auth.updateUser({ email: "priya.new@example.com" })).error).toBeNull();
  const { hash } = readMail("priya.new@example.com");
  expect((await client.auth.verifyOtp({ token_hash: hash, type: "email_change" })).error).toBeNull();
  expect((await client.from("users").select("email")).data).toEqual([{ email: "priya.new@example.com" }]);
});

test("of twenty renewals at once one session survives", async () => {
  const client = await backend.signIn(accounts.ownClient);
  const token = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  const renewed = await Promise.all(
    Array.from({ length: 20 }, () => backend.anonymous().auth.refreshSession({ refresh_token: token })),
  );
  expect(renewed.flatMap(({ error }) => error ?? [])).toEqual([]);
  const tokens = new Set(renewed.map(({ data }) => data.session?.refresh_token));
  expect(tokens.size).toBe(1);
});

test("who is signed in is answered while others sign in", async () => {
  const client = await backend.signIn(accounts.ownClient);
  const ended: string[] = [];
  const signingIn = Array.from({ length: 15 }, async () => {
    await backend.signIn(accounts.owner);
    ended.push("signed in");
  });
  const { error } = await client.auth.getUser();
  ended.push("known");
  await Promise.all(signingIn);
  expect(error).toBeNull();
  expect(ended.indexOf("known")).toBeLessThan(8);
});

test("a banned account neither signs in nor renews its session", async () => {
  const client = await backend.signIn(accounts.ownClient);
  const ban = (until: string) =>
    backend.database.query("update auth.users set banned_until = $2 where email = $1", [
      accounts.ownClient,
      until,
    ]);
  await ban("2100-01-01");
  try {
    await expect(backend.signIn(accounts.ownClient)).rejects.toMatchObject({ code: "user_banned" });
    const guess = backend.signIn(accounts.ownClient, "a wrong password");
    await expect(guess).rejects.toMatchObject({ code: "invalid_credentials" });
    expect((await client.auth.refreshSession()).error?.code).toBe("user_banned");
  } finally {
    await ban("2000-01-01");
  }
  await backend.signIn(accounts.ownClient, demoPassword);
});

test("a token that is not the backend's own is refused: expired, of another key, for another audience, tampered", async () => {
  const { data } = await (await backend.signIn(accounts.ownClient)).auth.getSession();
  const good = data.session?.access_token ?? "";
  const [, payload = ""] = good.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const sign = (changes: object, secret: string) => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ ...claims, ...changes })}`;
    return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
  };
  const status = async (token: string, path: string) =>
    (
      await fetch(backend.url + path, {
        headers: { apikey: backend.publishableKey, Authorization: `Bearer ${token}` },
      })
    ).status;
  const bad = {
    "wrong key": sign({}, "x".repeat(32)),
    expired: sign({ exp: 1 }, backend.jwtSecret),
    "other audience": sign({ aud: "other" }, backend.jwtSecret),
    tampered: good.replace(
      payload,
      Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString("base64url"),
    ),
    unsigned: `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`,
  };
  for (const path of ["/auth/v1/user", "/rest/v1/users?select=id"]) {
    expect(await status(good, path)).toBe(200);
    for (const [name, token] of Object.entries(bad))
      expect([401, 403], name).toContain(await status(token, path));
  }
});
