import { expect, test } from "@playwright/test";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";

test("a client signs in and lands on their own dashboard, greeted by name", async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, accounts.dana);

  await expect(page).toHaveURL("/dashboard/client");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana");
  await expect(page.getByText("Voltway Home Electric")).toBeVisible();
});

test("a client who opens the owner's dashboard is sent to their own", async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, accounts.dana);
  await expect(page).toHaveURL("/dashboard/client");

  await page.goto("/dashboard/owner");

  await expect(page).toHaveURL("/dashboard/client");
});

test("an owner who opens the clients' dashboard is sent to their own", async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, accounts.owner);
  await expect(page).toHaveURL("/dashboard/owner");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rowan");

  await page.goto("/dashboard/client");

  await expect(page).toHaveURL("/dashboard/owner");
});

for (const { path, account } of [
  { path: "/dashboard/client", account: accounts.dana },
  { path: "/dashboard/owner", account: accounts.owner },
]) {
  test(`signed out, ${path} sends to the login and back after signing in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);

    await submitLogin(page, account);

    await expect(page).toHaveURL(path);
  });
}

test("wrong credentials get one neutral text and keep the e-mail", async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, { ...accounts.dana, password: "not the password" });

  await expect(page.locator("form").getByRole("alert")).toHaveText(
    "That e-mail address and password do not match.",
  );
  await expect(page.getByLabel("E-mail")).toHaveValue(accounts.dana.email);
  await expect(page).toHaveURL(/\/login/);
});

test("after signing out the dashboard asks to sign in again", async ({ page }) => {
  await page.goto("/login");
  await submitLogin(page, accounts.priya);
  await expect(page).toHaveURL("/dashboard/client");

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");

  await page.goto("/dashboard/client");
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
