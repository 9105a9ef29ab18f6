import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { newAddress, readMail } from "../fixtures/mail.ts";
import { login, makeAccount } from "../fixtures/people.ts";
import { get, signInCookies } from "../fixtures/session.ts";
import { submitLogin } from "../fixtures/sign-in.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

test("a client changes name and phone, and is greeted by the new name", async ({ page }) => {
  await login(page, await makeAccount(), "/dashboard/client/settings");
  await page.getByLabel("Name").fill("Jo Marsh");
  await page.getByLabel("Phone").fill("abc");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("Please enter a valid phone number.")).toBeVisible();
  await page.getByLabel("Phone").fill("(905) 555-0110");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Jo");
});

test("a new password needs the old one and signs out the other devices", async ({ page }) => {
  const account = await makeAccount();
  const other = await signInCookies(account);
  await login(page, account, "/dashboard/client/settings");
  await expect(region(page, "Where you are signed in").getByRole("listitem")).toHaveCount(2);
  const section = region(page, "Password");
  await section.getByLabel("Current password").fill("not this one");
  await section.getByLabel("New password").fill("another long password");
  await section.getByRole("button", { name: "Change the password" }).click();
  await expect(section.getByRole("alert")).toHaveText("That is not your current password.");

  await section.getByLabel("Current password").fill(account.password);
  await section.getByRole("button", { name: "Change the password" }).click();

  await expect(page.getByText("your other devices are signed out")).toBeVisible();
  expect((await get("/dashboard/client", other)).headers.get("location")).toMatch(/^\/login/);
  await expect(region(page, "Where you are signed in").getByRole("listitem")).toHaveText([
    /Chrome on .*This one/,
  ]);
});

test("a password manager finds where the password is changed, signed in and after the sign-in", async ({
  page,
}) => {
  const account = await makeAccount();
  const address = "/.well-known/change-password";
  expect(await get(address)).toMatchObject({ status: 303 });
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fsettings/);
  await submitLogin(page, account);
  await expect(page).toHaveURL(/\/dashboard\/client\/settings/);
  await page.goto(address);
  await expect(page).toHaveURL(/\/dashboard\/client\/settings#password$/);
  await expect(region(page, "Password")).toBeInViewport();
});

test("a new address counts once its mail is confirmed", async ({ page }) => {
  const account = await makeAccount();
  await login(page, account, "/dashboard/client/settings");
  const moved = newAddress("moved");
  const section = region(page, "Email address");
  await section.getByLabel("New address").fill(moved);
  await section.getByLabel("Current password").fill(account.password);
  await section.getByRole("button", { name: "Change the address" }).click();
  await expect(page.getByRole("status")).toContainText("on its way");
  await page.goto((await readMail(moved, "Confirm your new email address")).link);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/dashboard/client/settings");
  await expect(page.getByRole("status").filter({ hasText: "Your new address is confirmed." })).toBeVisible();
  await expect(page.getByText(`signed in as ${moved}`)).toBeVisible();
});

test("a client downloads the own data and deletes the account", async ({ page }) => {
  const account = await makeAccount();
  await login(page, account, "/dashboard/client/settings");
  const data = await page.request.get(`${addresses.site}/api/account/export`);
  expect(await data.json()).toMatchObject({ account: { email: account.email, role: "client" }, clients: [] });
  expect((await get("/api/account/export")).status).toBe(401);

  const section = region(page, "Delete the account");
  await section.getByLabel("Current password").fill(account.password);
  await section.getByRole("button", { name: "Delete this account" }).click();

  await expect(page).toHaveURL("/login#deleted");
  await expect(page.getByRole("status")).toContainText("The account is deleted");
  await submitLogin(page, account);
  await expect(page.locator("form").getByRole("alert")).toHaveText(
    "That email address and password do not match.",
  );
});
