import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, makeClient, makeOwner, newAddressOfVisitor } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, openCookies, post, signInCookies } from "../fixtures/session.ts";

test.afterAll(() =>
  callService("PATCH", "/rest/v1/agency_settings?is_only=eq.true", { notification_email: null }),
);

test("notices go where the owner says, and of two who say so the second is told", async ({
  page,
  context,
  request,
}) => {
  // The owner's own address in capitals: the inbox takes it for the same, so that nobody else misses a notice meanwhile.
  const desk = accounts.owner.email.replace("owner", "OWNER");
  await login(page, accounts.owner, "/dashboard/owner/settings/agency");
  const other = await context.newPage();
  await other.goto("/dashboard/owner/settings/agency");
  await page.getByLabel("Email for notifications").fill(desk);
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByText(/^Notifications now go to /)).toBeVisible();

  await other.getByLabel("Email for notifications").fill("late@example.com");
  await other.getByRole("button", { name: "Save the address" }).click();
  const told = other.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(told).toContainText(desk);
  await expect(other.getByLabel("Email for notifications")).toHaveValue("late@example.com");

  const email = newAddress("asker");
  // No confirmation is sent to whom an address is the name.
  const name = email.replace("@example.com", "");
  await request.post("/api/contact", {
    headers: { Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() },
    data: { name, email, message: "Hello?" },
  });
  expect((await findMail(desk, `New message from ${name}`)).headers.to).toBe(desk);
});

test("the owner downloads every table without a secret in it, and nobody else does", async () => {
  const cookies = await signInCookies(accounts.owner);
  const answer = await get("/api/owner/export", cookies);
  expect(answer.headers.get("content-disposition")).toMatch(/attachment; filename="agency-.*\.json"/);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const text = await answer.text();
  const { tables }: { tables: Record<string, Record<string, unknown>[]> } = JSON.parse(text);
  for (const table of ["clients", "users", "projects", "contact_messages", "audit_log"]) {
    expect(tables[table]?.length, table).toBeGreaterThan(0);
  }
  expect(tables.users?.map(({ email }) => email)).toContain(accounts.dana.email);
  for (const secret of ["token_hash", "encrypted_password", "stripe_customer_id"]) {
    expect(text.includes(secret), secret).toBe(false);
  }
  expect(text.includes(openCookies(cookies).session.refresh_token)).toBe(false);

  expect((await get("/api/owner/export", await signInCookies(accounts.dana))).status).toBe(403);
  for (const path of ["/api/owner/export", "/api/owner/messages.csv"])
    expect((await get(path)).status, path).toBe(401);
  expect((await post("/api/owner/notes", {})).status).toBe(401);
});

test("an export, a look at what a client sees and a new password are in the audit log, in sentences", async ({
  page,
}) => {
  const owner = await makeOwner();
  const client = await makeClient();
  const cookies = await signInCookies(owner);
  const view = `/dashboard/owner/clients/${client.id}/view`;
  // Fetched ahead, before anybody looks.
  await (await get(view, cookies, { RSC: "1", "Next-Router-Prefetch": "1" })).text();
  await (await get("/api/owner/messages.csv", cookies)).text();
  await (await get("/api/owner/export", cookies)).text();
  for (let look = 0; look < 2; look++) expect(await (await get(view, cookies)).text()).toContain(client.name);
  const password = "another password altogether";
  await post("/api/account/password", { current: owner.password, password }, { Cookie: cookies });

  await login(page, { ...owner, password }, `/dashboard/owner/settings/audit-log`);
  await page.getByLabel("Who").selectOption({ label: `${owner.name} (${owner.email})` });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/person=/);
  await expect(page.getByRole("main").locator("ol > li").locator("p:first-child")).toHaveText(
    [
      "chose a new password",
      `looked at what ${client.name} sees`,
      "exported everything",
      "exported the contact messages",
    ].map((did) => `${owner.name} ${did}`),
  );
});

test("the audit log says who changed what, before and after, and is the owner's alone", async ({ page }) => {
  const owner = await makeOwner();
  const name = `Logged ${Date.now().toString(36)}`;
  await login(page, owner, "/dashboard/owner/clients/new");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Add the client" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const { pathname } = new URL(page.url());
  await page.getByRole("link", { name: "Edit the client" }).click();
  await page.getByLabel("Name").fill(`${name} Inc.`);
  await page.getByRole("button", { name: "Save the client" }).click();
  await expect(page.getByText(/^“.*” was saved\.$/)).toBeVisible();

  await page.goto("/dashboard/owner/settings");
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Audit log" }).click();
  await page.getByLabel("Who").selectOption({ label: `${owner.name} (${owner.email})` });
  await page.getByLabel("What").selectOption({ label: "Clients" });
  await page.getByRole("button", { name: "Show" }).click();
  const [newest, before] = [0, 1].map((index) => page.getByRole("main").locator("ol > li").nth(index));
  if (!newest || !before) throw new Error("There are no entries");
  await expect(newest).toContainText(
    `${owner.name} changed the name of the client ${name} Inc. from “${name}” to “${name} Inc.”`,
  );
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^\w+day, \w+ \d+, \d{4}$/);
  await newest.getByText("Details").click();
  await expect(newest.getByRole("row", { name: "name" }).getByRole("cell")).toHaveText([
    name,
    `${name} Inc.`,
  ]);
  await expect(before).toContainText(`${owner.name} added the client ${name} Inc.`);
  await newest.getByRole("link", { name: `${name} Inc.` }).click();
  await expect(page).toHaveURL(pathname);
  await page.goBack();

  await page.getByLabel("Who").selectOption("nobody");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("main").locator("ol > li").filter({ hasText: owner.name })).toHaveCount(0);

  const dana = await signInCookies(accounts.dana);
  for (const path of ["/dashboard/owner/settings/audit-log", "/dashboard/owner/settings/agency"]) {
    const answer = await get(path, dana);
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/dashboard/client"]);
  }
});
