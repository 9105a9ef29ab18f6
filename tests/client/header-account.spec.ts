import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login } from "../fixtures/people.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const dashboardLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Dashboard" });
const loginLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Login / Signup" });

test("an anonymous visitor's page never asks for a session", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  await expect(loginLink(page)).toBeVisible();
  expect(asked).not.toContain("/api/session");
});

for (const [account, label, path] of [
  [accounts.dana, "Client Dashboard", "/dashboard/client"],
  [accounts.owner, "Owner Dashboard", "/dashboard/owner"],
] as const)
  test(`${account.name} sees ${label} and Sign out on public pages`, async ({ page }) => {
    await login(page, account, "/contact");
    await expect(dashboardLink(page)).toHaveText(label);
    await expect(dashboardLink(page)).toHaveAttribute("href", path);
    await expect(loginLink(page)).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: label })).toHaveAttribute("href", path);
    await expect(menu.getByRole("button", { name: "Sign out" })).toBeVisible();
  });

test("signing out on a public page says so, ends the session and leads to the login", async ({ page }) => {
  await login(page, accounts.dana, "/contact");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/sign-out", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  const button = page.getByRole("banner").getByRole("button", { name: "Signing out..." });
  await expect(button).toBeDisabled();
  release();
  await expect(page).toHaveURL("/login");
  await expect(loginLink(page)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("signed-in");

  await page.goto("/dashboard/client");
  await expect(page).toHaveURL(/\/login/);
});

test("a failed sign-out is logged only; the page forgets the user and stays", async ({ page }) => {
  await login(page, accounts.dana, "/contact");
  await page.route("**/api/sign-out", (route) => route.fulfill({ status: 502, json: { error: "no" } }));
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Sign-out failed:"));
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await logged;
  await expect(loginLink(page)).toBeVisible();
  await expect(dashboardLink(page)).toHaveCount(0);
  await expect(page).toHaveURL("/contact");
});

test("a failed sign-out in the portal is logged only; the page forgets the user and stays", async ({
  page,
}) => {
  await login(page, accounts.dana, "/dashboard/client");
  // Until its script is there the button is a plain form.
  await page.waitForLoadState("networkidle");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/sign-out", async (route) => {
    await held;
    await route.fulfill({ status: 502, json: { error: "no" } });
  });
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Sign-out failed:"));
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Signing out..." })).toBeDisabled();
  release();
  await logged;
  await expect(loginLink(page)).toBeVisible();
  await expect(dashboardLink(page)).toHaveCount(0);
  await expect(page).toHaveURL("/dashboard/client");
});

test("the session endpoint tells who is signed in, and is never kept", async () => {
  const anonymous = await get("/api/session");
  expect(anonymous.status).toBe(200);
  expect(anonymous.headers.get("cache-control")).toContain("no-store");
  expect(await anonymous.json()).toBeNull();

  const known = await get("/api/session", await signInCookies(accounts.dana));
  expect(await known.json()).toEqual({
    user: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    role: "client",
    unread: expect.any(Number),
    sections: expect.arrayContaining([{ href: "/dashboard/client/projects", label: "Projects" }]),
  });
});

test("a left-over mark of a session is taken away", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "signed-in", value: "1", url: baseURL }]);
  const answered = page.waitForResponse("**/api/session");
  await page.goto("/contact");
  expect((await answered).status()).toBe(200);
  await expect(loginLink(page)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("signed-in");
});
