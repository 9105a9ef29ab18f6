import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { forgeTokens } from "../fixtures/forge-tokens.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { makeAccount } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, openCookies, post, readCookies, signInCookies } from "../fixtures/session.ts";

const pages = ["/dashboard", "/dashboard/client", "/dashboard/owner"];

test("no page and no endpoint takes a token that is missing, garbage, tampered with, or of another key", async () => {
  const cookies = await signInCookies(accounts.dana);
  await inLanes(Object.entries(forgeTokens(cookies)), async ([name, header]) => {
    for (const path of pages) {
      const answer = await get(path, header);
      expect(answer.status, `${path} with ${name}`).toBe(307);
      expect(answer.headers.get("location"), `${path} with ${name}`).toMatch(/^\/login\?from=/);
    }
    const session = await get("/api/session", header);
    expect([session.status, await session.json()], name).toEqual([200, null]);
  });
  expect((await get("/dashboard/client", cookies)).status).toBe(200);
});

test("of twenty requests at once with an expired token every one is answered and one session survives", {
  tag: "@slow",
}, async () => {
  const { replace } = openCookies(await signInCookies(accounts.dana));
  const expired = replace({ expires_at: 1 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/dashboard/client", expired)));

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const tokens = answers.map((answer) => openCookies(readCookies(answer)).session.refresh_token);
  expect(new Set(tokens).size).toBe(1);
  const [first] = answers;
  expect((await get("/dashboard/client", first && readCookies(first))).status).toBe(200);
});

test("a change of role takes effect on the next request", async () => {
  const account = await makeAccount();
  const cookies = await signInCookies(account);
  const setRole = (role: string) => callService("PATCH", `/rest/v1/users?id=eq.${account.id}`, { role });
  await setRole("owner");
  expect((await get("/dashboard/owner", cookies)).status).toBe(200);
  await setRole("client");
  expect((await get("/dashboard/owner", cookies)).headers.get("location")).toBe("/dashboard/client");
});

test("a disabled account is out from the next request on, and back in when it is enabled", async () => {
  const account = await makeAccount();
  const cookies = await signInCookies(account);
  const disable = (disabled_at: string | null) =>
    callService("PATCH", `/rest/v1/users?id=eq.${account.id}`, { disabled_at });
  await disable("2026-01-01T00:00:00Z");
  expect((await get("/dashboard/client", cookies)).headers.get("location")).toMatch(/^\/login/);
  expect(await (await get("/api/session", cookies)).json()).toBeNull();
  await disable(null);
  expect((await get("/dashboard/client", cookies)).status).toBe(200);
});

test("signing out ends the session itself, not only the cookie", async () => {
  const cookies = await signInCookies(accounts.priya);
  expect((await post("/api/sign-out", {}, { Cookie: cookies })).status).toBe(200);
  expect((await get("/dashboard/client", cookies)).headers.get("location")).toMatch(/^\/login/);
});

test("a planted session does not survive the sign-in", async () => {
  const planted = await signInCookies(accounts.priya);
  const answer = await post("/api/sign-in", accounts.dana, { Cookie: planted });
  const own = openCookies(readCookies(answer)).session;
  expect(own.refresh_token).not.toBe(openCookies(planted).session.refresh_token);
  expect(await (await get("/api/session", readCookies(answer))).json()).toMatchObject({ role: "client" });
});
