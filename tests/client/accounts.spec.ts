import { expect, type Page, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { newAddress, readMail } from "../fixtures/mail.ts";
import { login, makeAccount, signIn } from "../fixtures/people.ts";

const password = "a long enough password";

async function signUp(page: Page, email: string) {
  await page.goto("/signup");
  await page.getByLabel("Name").fill("Noor Haddad");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Agree to the terms of service").check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/auth\/confirm\?type=email/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("somebody signs up, a mail scanner opens the link, and it still confirms the address", async ({
      page,
      request,
    }) => {
      const email = newAddress("noor");
      await signUp(page, email);
      const { link } = await readMail(email, "Confirm your email address");
      for (const method of ["GET", "HEAD", "GET"]) await request.fetch(addresses.site + link, { method });

      await page.goto(link);
      await page.getByRole("button", { name: "Confirm" }).click();

      await expect(page).toHaveURL("/dashboard/client");
      await expect(page.getByText("not linked to a project yet")).toBeVisible();
    });

    test("a client signs in with a mailed code, typed", { tag: javaScriptEnabled ? [] : "@slow" }, async ({
      page,
    }) => {
      const { email } = await makeAccount();
      await page.goto("/login?from=%2Fdashboard%2Fclient");
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send a code by email" }).click();
      await expect(page.getByRole("status")).toContainText("six-digit code is on its way");
      const { code } = await readMail(email, "Your sign-in code");

      await page.getByLabel("Code").fill("000000");
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page.locator("form").getByRole("alert")).toContainText("has expired");
      await page.getByLabel("Code").fill(code);
      await page.getByRole("button", { name: "Confirm" }).click();

      await expect(page).toHaveURL("/dashboard/client");
    });
  });
}

test("an unconfirmed client is told so, gets another mail, and its code signs them in", async ({ page }) => {
  const email = newAddress("late");
  // In this browser: elsewhere a new password would be asked for.
  const signedUp = await page.request.post("/api/sign-up", {
    form: { full_name: "Noor Haddad", email, password, terms: "1.0" },
    headers: { Origin: addresses.site, Accept: "application/json" },
  });
  expect(signedUp.status()).toBe(200);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("confirm your email address");
  await page.getByRole("button", { name: "Send the confirmation again" }).click();

  const { code } = await readMail(email, "Your sign-in code");
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page).toHaveURL("/dashboard/client");
});

test("a weak password is refused with the reason, and what was typed stays", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Name").fill("Noor Haddad");
  await page.getByLabel("Email").fill("weak@example.com");
  await page.getByLabel("Password").fill("short");
  await page.getByLabel("Agree to the terms of service").check();
  await page.getByRole("button", { name: "Sign up" }).click();

  await expect(page.locator("form").getByRole("alert")).toHaveText(
    "Please choose a stronger password. It should have at least 10 characters.",
  );
  await expect(page.getByLabel("Email")).toHaveValue("weak@example.com");
});

test("a forgotten password is replaced: the mailed link works once, and other devices are signed out", async ({
  browser,
  page,
}) => {
  const account = await makeAccount();
  const { email } = account;
  await login(page, account, "/dashboard/client");
  await expect(page).toHaveURL("/dashboard/client");

  const other = await (await browser.newContext()).newPage();
  await other.goto("/forgot-password");
  await other.getByLabel("Email").fill(email);
  await other.getByRole("button", { name: "Send the email" }).click();
  await expect(other.getByRole("status")).toContainText("on its way");
  const { link } = await readMail(email, "Choose a new password");
  await other.goto(link);
  await other.getByRole("button", { name: "Confirm" }).click();
  await expect(other).toHaveURL("/reset-password");
  await other.getByLabel("New password").fill("another long password");
  await other.getByRole("button", { name: "Save the password" }).click();
  await expect(other).toHaveURL("/dashboard/client");
  await expect(
    other.getByText("Your password is changed, and your other devices are signed out."),
  ).toBeVisible();

  await page.goto("/dashboard/client");
  await expect(page).toHaveURL(/\/login/);
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.locator("form").getByRole("alert")).toContainText("has expired");
  await expect(page.getByRole("button", { name: "Send a new one" })).toBeVisible();
  await other.context().close();
});

test("nobody chooses a new password without a recovery mail, signed in or not", async ({ page }) => {
  for (const who of ["a visitor", "a client"]) {
    if (who === "a client") await signIn(page.context(), accounts.dana);
    await page.goto("/reset-password");
    await expect(page.getByRole("link", { name: "Send a new one" }), who).toBeVisible();
    await expect(page.getByLabel("New password"), who).toHaveCount(0);
  }
});
