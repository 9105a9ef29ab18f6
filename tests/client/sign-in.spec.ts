import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { findFaults, lookFor } from "../fixtures/find-faults.ts";
import { readMail } from "../fixtures/mail.ts";
import { makeAccount, signIn } from "../fixtures/people.ts";
import { submitLogin } from "../fixtures/sign-in.ts";

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
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    accounts.owner.name.split(" ")[0] ?? "",
  );
  await expect(page).toHaveTitle(/^Owner Dashboard \| \S/);

  await page.goto("/dashboard/client");

  await expect(page).toHaveURL("/dashboard/owner");
});

test("signed out, a private page sends to the login and back after signing in, with its question and its place on the page", async ({
  page,
}) => {
  const place = "/projects/00000000-0000-4000-8000-000000000101/files?page=1&x=%C3%A9#content";
  await page.goto(place);
  await expect(page).toHaveURL(/\/login\?from=/);
  await submitLogin(page, { ...accounts.dana, password: "not the password" });
  await expect(page.locator("form").getByRole("alert")).toBeVisible();

  await submitLogin(page, accounts.dana);

  await expect(page).toHaveURL(place);
});

test("by mailed code somebody lands in the same place as by password", async ({ page }) => {
  const { email } = await makeAccount();
  await page.goto("/dashboard/client/settings?x=1#password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send a code by email" }).click();
  await expect(page).toHaveURL(/\/auth\/confirm/);
  await page.getByLabel("Code").fill((await readMail(email, "Your sign-in code")).code);
  await page.getByRole("button", { name: "Confirm" }).click();

  await expect(page).toHaveURL("/dashboard/client/settings?x=1#password");
});

test("what follows the login's own address is nowhere to go", async ({ page }) => {
  const account = await makeAccount();
  await page.goto("/login#//evil.example");
  await submitLogin(page, account);
  await expect(page).toHaveURL("/dashboard/client");
});

test("wrong credentials get one neutral text and keep the email", async ({ page }) => {
  const { email } = await makeAccount();
  await page.goto("/login");
  await submitLogin(page, { email, password: "not the password" });

  await expect(page.locator("form").getByRole("alert")).toHaveText(
    "That email address and password do not match.",
  );
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page).toHaveURL(/\/login/);
  expect(await findFaults(page, [lookFor(0)])).toEqual([]);
});

test("whoever is signed in goes on to the dashboard; a browser that only says so sees the form, and is put right", async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, await makeAccount());
  for (const path of ["/login", "/login?from=%2Fdocumentation", "/signup"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/dashboard/client");
  }
  await page.goto("/auth/invite/made-up");
  await expect(page).toHaveURL("/dashboard/client?invite=unknown");
  await context.clearCookies();
  for (const [path, button] of [
    ["/login?from=%2Fdashboard", "Log in"],
    ["/signup", "Sign up"],
  ] as const) {
    await context.addCookies([{ name: "signed-in", value: "1", url: baseURL }]);
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"], path).toContain("no-store");
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain("signed-in");
    expect((await page.reload())?.headers()["cache-control"], path).toContain("s-maxage");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a client signs in all the same, after a wrong password as well, and lands where they were going", async ({
    page,
  }) => {
    const account = await makeAccount();
    await page.goto("/documentation?q=invoice");
    await submitLogin(page, { ...account, password: "not the password" });
    await expect(page.locator("form").getByRole("alert")).toHaveText(
      "That email address and password do not match.",
    );
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await expect(page.getByLabel("Password")).toHaveValue("");
    await submitLogin(page, account);

    await expect(page).toHaveURL("/documentation?q=invoice");
  });
});
