import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { scan } from "../fixtures/authenticator.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { keyboard, withoutScript } from "../fixtures/hands.ts";
import { readMail } from "../fixtures/mail.ts";
import { makeClient, type Person, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

const wrong = "That code is not right, or it was used before.";

/** Begins as the settings do. */
async function beginEnrolment(page: Page, { password }: Person) {
  const answer = await page.request.post("/api/account/enrolment", {
    form: { current: password, from: "/dashboard/client" },
    headers: { Origin: addresses.site },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? "");
}

/** Gives somebody an authenticator app and ten recovery codes. */
async function enrol(page: Page, person: Person) {
  await signIn(page.context(), person);
  await beginEnrolment(page, person);
  const app = await scan(page);
  await page.getByLabel("Code from the app").fill(app.next());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page).toHaveURL(/\/auth\/recovery-codes/);
  const codes = await page
    .getByRole("list", { name: "Recovery codes" })
    .getByRole("listitem")
    .allTextContents();
  await page.getByRole("button", { name: "The codes are kept" }).click();
  await expect(page).toHaveURL("/dashboard/client");
  return { app, codes };
}

for (const [name, javaScriptEnabled, hands] of [
  ["with the keyboard alone", true, keyboard],
  ["without script", false, withoutScript],
] as const)
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const { press, write } = hands;

    test(`${name}, on a phone, an app is set up, asked for, lost and replaced`, {
      tag: javaScriptEnabled ? "@slow" : [],
    }, async ({ browser, page }) => {
      const { person } = await makeClient("Step");
      await signIn(page.context(), person);
      await beginEnrolment(page, person);
      const app = await scan(page);
      await page.reload();
      await write(page, "Code from the app", "000000");
      await press(page, "button", "Turn on");
      await expect(page.locator("form").getByRole("alert")).toContainText(wrong);
      await write(page, "Code from the app", app.next());
      await press(page, "button", "Turn on");

      await expect(page).toHaveURL(/\/auth\/recovery-codes/);
      const codes = await page
        .getByRole("list", { name: "Recovery codes" })
        .getByRole("listitem")
        .allTextContents();
      expect(new Set(codes).size).toBe(10);
      // The card cuts off what is wider than it, and nothing would scroll sideways.
      const card = await page.getByRole("list", { name: "Recovery codes" }).boundingBox();
      for (const code of await page.getByRole("list", { name: "Recovery codes" }).locator("code").all()) {
        const box = await code.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
      }
      if (javaScriptEnabled) {
        const coming = page.waitForEvent("download");
        await press(page, "link", "Save as a text file");
        const text = await readFile(await (await coming).path(), "utf8");
        for (const code of codes) expect(text).toContain(code);
      }
      await press(page, "button", "The codes are kept");
      await expect(page).toHaveURL("/dashboard/client");
      await page.goto("/auth/recovery-codes");
      await expect(page).not.toHaveURL(/recovery-codes/);

      const phone = await (
        await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
      ).newPage();
      await phone.goto("/login?from=/dashboard/client/settings");
      await write(phone, "Email", person.email);
      await write(phone, "Password", person.password);
      await press(phone, "button", "Log in");
      await expect(phone).toHaveURL(/\/auth\/second-step/);
      await phone.goto("/dashboard/client/settings");
      await expect(phone).toHaveURL(/\/auth\/second-step\?from=/);
      await write(phone, "Code from the app", "000 000");
      await press(phone, "button", "Continue");
      await expect(phone.locator("form").getByRole("alert").first()).toContainText(wrong);
      await write(phone, "Code from the app", app.next());
      await press(phone, "button", "Continue");
      await expect(phone).toHaveURL("/dashboard/client/settings");

      const lost = await (
        await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
      ).newPage();
      await lost.goto("/login");
      await write(lost, "Email", person.email);
      await write(lost, "Password", person.password);
      await press(lost, "button", "Log in");
      await expect(lost).toHaveURL(/\/auth\/second-step/);
      await press(lost, "summary", "The device is lost");
      await write(lost, "Recovery code", "AAAA-BBBB-CCCC");
      await press(lost, "button", "Remove the lost device");
      await expect(lost.getByText("That recovery code is unknown, or it was used before.")).toBeVisible();
      await write(lost, "Recovery code", (codes[0] ?? "").toLowerCase().replaceAll("-", " "));
      await press(lost, "button", "Remove the lost device");
      await expect(lost.getByRole("heading", { level: 1 })).toHaveText("Set up a second step");
      await phone.goto("/dashboard/client");
      await expect(phone).toHaveURL(/\/(auth\/second-step|login)/);
      await lost.goto("/dashboard/client");
      await expect(lost.getByRole("heading", { level: 1 })).toHaveText("Set up a second step");
      await press(lost, "button", "Set up an authenticator app");
      await expect(lost).toHaveURL(/\/auth\/authenticator/);
      const other = await scan(lost);
      await write(lost, "Code from the app", other.next());
      await press(lost, "button", "Turn on");
      await expect(lost).toHaveURL(/\/auth\/recovery-codes/);
      await press(lost, "button", "The codes are kept");
      await expect(lost).toHaveURL("/dashboard/client");
      await phone.context().close();
      await lost.context().close();
    });
  });

test("whoever forgot the password proves the app before choosing another", async ({ browser, page }) => {
  const { person } = await makeClient("Forgetful");
  const { app } = await enrol(page, person);
  const other = await (await browser.newContext()).newPage();
  await other.goto("/forgot-password");
  await other.getByLabel("Email").fill(person.email);
  await other.getByRole("button", { name: "Send the email" }).click();
  await expect(other.getByRole("status")).toContainText("on its way");
  await other.goto((await readMail(person.email, "Choose a new password")).link);
  await other.getByRole("button", { name: "Confirm" }).click();
  await expect(other).toHaveURL(/\/auth\/second-step/);
  await other.goto("/reset-password");
  await expect(other).toHaveURL(/\/auth\/second-step/);
  await other.getByLabel("Code from the app").fill(app.next());
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(other).toHaveURL("/reset-password");
  await other.getByLabel("New password").fill("another long password");
  await other.getByRole("button", { name: "Save the password" }).click();
  await expect(other).toHaveURL("/dashboard/client");
  await other.context().close();
});

test("a public page offers Log in to whoever has not taken the second step, and its door says no more", async ({
  browser,
  page,
}) => {
  const { person } = await makeClient("Halfway");
  await enrol(page, person);
  const other = await (await browser.newContext()).newPage();
  await signIn(other.context(), person);
  const answer = await other.request.get("/api/session");
  expect(await answer.json()).toEqual({ user: null, secondStep: true });
  await other.goto("/contact");
  await other.getByRole("banner").getByRole("link", { name: "Login / Signup" }).click();
  await expect(other).toHaveURL(/\/auth\/second-step/);
  await other.getByRole("button", { name: "Sign out instead" }).click();
  await expect(other).toHaveURL("/login");
  await other.context().close();
});

test("two windows that set up an app do not mix them, and thirty loads make no more than one", {
  tag: "@slow",
}, async ({ page }) => {
  const { person } = await makeClient("Windows");
  await signIn(page.context(), person);
  await beginEnrolment(page, person);
  const first = await scan(page);
  const second = await page.context().newPage();
  await beginEnrolment(second, person);
  for (let load = 0; load < 30; load++) await second.request.get("/auth/authenticator");
  await page.getByLabel("Code from the app").fill(first.next());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("begun again in another window");
  const app = await scan(second);
  await second.getByLabel("Code from the app").fill(app.next());
  await second.getByRole("button", { name: "Turn on" }).click();
  await expect(second).toHaveURL(/\/auth\/recovery-codes/);
  const factors = await callService("GET", `/auth/v1/admin/users/${person.id}/factors`);
  expect(factors).toEqual([expect.objectContaining({ status: "verified" })]);
});

test("the pages of the second step have no faults for ears and eyes", async ({ browser, page }) => {
  const { person } = await makeClient("Faults");
  await signIn(page.context(), person);
  await beginEnrolment(page, person);
  const looks = looksAt(390, 1440);
  expect(await findFaults(page, looks)).toEqual([]);
  const app = await scan(page);
  await page.getByLabel("Code from the app").fill(app.next());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page).toHaveURL(/\/auth\/recovery-codes/);
  expect(await findFaults(page, looks)).toEqual([]);
  const other = await (await browser.newContext()).newPage();
  await signIn(other.context(), person);
  await other.goto("/auth/second-step");
  await other.getByText("The device is lost").click();
  expect(await findFaults(other, looks)).toEqual([]);
  await other.context().close();
});
