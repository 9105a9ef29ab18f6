import { expect, test } from "@playwright/test";
import { makeAccount } from "../fixtures/people.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";

test("a client signs in, is greeted by name on their own dashboard, and is sent back there from the owner's", async ({
  page,
}) => {
  await page.goto("/login");
  await submitLogin(page, accounts.dana);

  await expect(page).toHaveURL("/dashboard/client");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana");
  await expect(page).toHaveTitle(/^Client Dashboard \| \S/);
  await expect(page.getByText("Voltway Home Electric")).toBeVisible();

  await page.goto("/dashboard/owner");

  await expect(page).toHaveURL("/dashboard/client");
});

test("an owner signs in, is greeted by name on their own dashboard, and is sent back there from the clients'", async ({
  page,
}) => {
  await page.goto("/login");
  await submitLogin(page, accounts.owner);

  await expect(page).toHaveURL("/dashboard/owner");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rowan");
  await expect(page).toHaveTitle(/^Owner Dashboard \| \S/);

  await page.goto("/dashboard/client");

  await expect(page).toHaveURL("/dashboard/owner");
});

test("signed out, a private page sends to the login and back after signing in", async ({ page }) => {
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/\/login/);

  await submitLogin(page, accounts.dana);

  await expect(page).toHaveURL("/dashboard/settings");
});

test("wrong credentials get one neutral text and keep the e-mail", async ({ page }) => {
  const { email } = await makeAccount();
  await page.goto("/login");
  await submitLogin(page, { email, password: "not the password" });

  await expect(page.locator("form").getByRole("alert")).toHaveText(
    "That e-mail address and password do not match.",
  );
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page).toHaveURL(/\/login/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a client signs in all the same", async ({ page }) => {
    await page.goto("/login");
    await submitLogin(page, accounts.dana);

    await expect(page).toHaveURL("/dashboard/client");
  });
});
