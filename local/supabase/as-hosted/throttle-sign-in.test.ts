import { afterAll, expect, test } from "vitest";
import { accounts, demoPassword, startTestBackend } from "../test-backend.ts";
import { createAttemptLimit } from "./attempt-limit.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());

function signIn(email: string, password: string): Promise<Response> {
  return fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
}

test("of forty wrong passwords for an account twenty are looked at, however the address is written", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      signIn(index % 2 ? accounts.ownClient : ` ${accounts.ownClient.toUpperCase()}`, "wrong"),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);

  const refused = await signIn(accounts.ownClient, demoPassword);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error_code: "over_request_rate_limit" });
  expect((await signIn(accounts.otherClient, demoPassword)).status).toBe(200);
});

test("right passwords are not counted", async () => {
  for (let round = 0; round < 12; round++)
    expect((await signIn(accounts.owner, demoPassword)).status).toBe(200);
});

test("a mailed code is refused after five requests for one account", async () => {
  const ask = async () =>
    (await backend.anonymous().auth.resetPasswordForEmail(accounts.otherClient)).error?.code;
  for (let round = 0; round < 5; round++) expect(await ask()).toBeUndefined();
  expect(await ask()).toBe("over_email_send_rate_limit");
});

test("an attempt is forgotten when its window has passed", () => {
  let time = 0;
  const limit = createAttemptLimit({ max: 2, windowMs: 10_000, now: () => time });
  expect([limit.take("a"), limit.take("a"), limit.take("a"), limit.take("b")]).toEqual([0, 0, 10, 0]);
  time = 9_500;
  expect(limit.take("a")).toBe(1);
  time = 10_001;
  expect(limit.take("a")).toBe(0);
});
