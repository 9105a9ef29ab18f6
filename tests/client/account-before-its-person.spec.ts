import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { newAddress, readMail } from "../fixtures/mail.ts";
import { callService } from "../fixtures/service.ts";
import { post, readCookies } from "../fixtures/session.ts";

const strangersPassword = "the stranger's password";
const ownPassword = "the person's own password";
const voltway = "00000000-0000-4000-8000-0000000000a1";

/** A browser without a window: it keeps the cookies that the site sets. */
function openBrowser(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  return async (path: string, fields: Record<string, string>) => {
    const Cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const answer = await post(path, fields, { Cookie });
    for (const pair of readCookies(answer).split("; ").filter(Boolean)) {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      jar.set(name, value);
    }
    const body: { next?: string } = await answer.json();
    return { status: answer.status, next: body.next ?? "" };
  };
}
type Browser = ReturnType<typeof openBrowser>;

function signUp(browser: Browser, email: string, password: string) {
  return browser("/api/sign-up", { email, password, full_name: "Somebody", terms: "1.0" });
}

async function invite(email: string) {
  await callService("POST", "/rest/v1/invites", { email, client_id: voltway });
}

async function confirmByMail(browser: Browser, email: string, subject = "Confirm your email address") {
  const { link } = await readMail(email, subject);
  const { searchParams } = new URL(link, addresses.site);
  const token_hash = searchParams.get("token_hash") ?? "";
  return browser("/api/confirm", { token_hash, type: searchParams.get("type") ?? "" });
}

async function signInStatus(email: string, password: string): Promise<number> {
  return (await openBrowser()("/api/sign-in", { email, password })).status;
}

test("a stranger signs up first: the invited person is asked for a password, and the stranger's opens nothing", async () => {
  const email = newAddress("invited-late");
  const person = openBrowser();
  await signUp(openBrowser(), email, strangersPassword);
  await invite(email);
  await signUp(person, email, ownPassword);
  expect((await confirmByMail(person, email)).next).toBe("/reset-password?first=1");
  expect(await signInStatus(email, strangersPassword)).toBe(401);

  expect((await person("/api/reset-password", { password: ownPassword })).next).toBe("/dashboard");
  expect(await signInStatus(email, ownPassword)).toBe(200);
  expect(await signInStatus(email, strangersPassword)).toBe(401);
});

test("who signed up before the site counted claims in its present way chooses the password again, and is told why", async () => {
  const email = newAddress("waiting");
  await signUp(openBrowser(), email, ownPassword);
  const person = openBrowser({ "password-claim": "a-secret-of-the-version-before-x" });
  expect((await confirmByMail(person, email)).next).toBe("/reset-password?first=again");
  expect(await signInStatus(email, ownPassword)).toBe(401);
  expect((await person("/api/reset-password", { password: ownPassword })).next).toBe("/dashboard");
  expect(await signInStatus(email, ownPassword)).toBe(200);
});

test("a stranger signs up second: the person's password counts, and the stranger's opens nothing", async () => {
  const email = newAddress("invited-early");
  const person = openBrowser();
  await signUp(person, email, ownPassword);
  await invite(email);
  await signUp(openBrowser(), email, strangersPassword);
  expect((await confirmByMail(person, email)).next).toBe("/dashboard");
  expect(await signInStatus(email, ownPassword)).toBe(200);
  expect(await signInStatus(email, strangersPassword)).toBe(401);
});

test("a stranger's account is not opened by its password when the person signs in by code", {
  tag: "@slow",
}, async () => {
  const email = newAddress("by-code");
  await signUp(openBrowser(), email, strangersPassword);
  await invite(email);
  const person = openBrowser();
  await person("/api/send-code", { email, type: "email" });
  const { code } = await readMail(email, "Your sign-in code");
  const confirmed = await person("/api/confirm", { email, token: code, type: "email" });
  expect(confirmed.next).toBe("/reset-password?first=1");
  expect(await signInStatus(email, strangersPassword)).toBe(401);
});

test("a stranger's wrong tries, with the cookie of the own sign-up, do not keep the stranger's password", {
  tag: "@slow",
}, async () => {
  const email = newAddress("tries");
  const stranger = openBrowser();
  await signUp(stranger, email, strangersPassword);
  await stranger("/api/confirm", { token_hash: "a-token-that-nobody-was-sent", type: "email" });
  await stranger("/api/confirm", { email, token: "000000", type: "email" });
  expect((await confirmByMail(openBrowser(), email)).next).toBe("/reset-password?first=1");
  expect(await signInStatus(email, strangersPassword)).toBe(401);
});

test("a stranger's account that takes the person's address opens nothing to the stranger", async () => {
  const own = newAddress("stranger");
  const stranger = openBrowser();
  await signUp(stranger, own, strangersPassword);
  await confirmByMail(stranger, own);
  const email = newAddress("taken-over");
  await invite(email);
  const change = { email, current: strangersPassword };
  expect((await stranger("/api/account/email", change)).status).toBe(200);

  const confirmed = await confirmByMail(openBrowser(), email, "Confirm your new email address");
  expect(confirmed.next).toBe("/reset-password?first=1");
  expect(await signInStatus(email, strangersPassword)).toBe(401);
  expect((await stranger("/api/account/profile", { full_name: "Still here" })).next).toMatch(/^\/login/);
});

test("whoever changes the own address in this browser keeps the password", async () => {
  const old = newAddress("moving");
  const person = openBrowser();
  await signUp(person, old, ownPassword);
  expect((await confirmByMail(person, old)).next).toBe("/dashboard");
  const email = newAddress("moved");
  await person("/api/account/email", { email, current: ownPassword });
  const confirmed = await confirmByMail(person, email, "Confirm your new email address");
  expect(confirmed.next).not.toContain("reset-password");
  expect(await signInStatus(email, ownPassword)).toBe(200);
});
