import { type APIRequestContext, expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { agency, money } from "../fixtures/agency.ts";
import { countPresses } from "../fixtures/count-presses.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, makeClient, newAddressOfVisitor, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

/** No confirmation is sent to whom an address is the name. */
const nameOf = (email: string) => email.replace("@example.com", "");

for (const { width, tag } of [
  { width: 1440, tag: [] },
  { width: 390, tag: "@slow" },
])
  test(`the owner's day, ${width} px wide: a message in two presses, a call in one, an update for a client in three from its project, which is one away`, {
    tag,
  }, async ({ page, browser, request }) => {
    const [writer, caller, client] = await Promise.all([
      sendMessage(request),
      askForCall(request),
      makeClient("Day"),
    ]);
    const presses = await countPresses(page);
    await page.setViewportSize({ width, height: 900 });
    await login(page, accounts.owner, "/dashboard/owner");

    const row = page
      .getByRole("region", { name: "Messages to answer" })
      .getByRole("listitem")
      .filter({ hasText: nameOf(writer) });
    await row.getByText("Reply", { exact: true }).click();
    await expect(row.getByLabel("Your reply")).toBeFocused();
    await page.keyboard.type("We are.");
    await row.getByRole("button", { name: "Send the reply" }).click();
    await expect(row).toHaveCount(0);
    await expect(page).toHaveURL("/dashboard/owner");
    expect(presses()).toBe(2);
    await findMail(writer, `Re: your message to ${agency.agencyName}`);

    await page.getByRole("button", { name: `Confirm: ${nameOf(caller)}` }).click();
    await expect(page.getByText("The call is confirmed.")).toBeVisible();
    expect(presses()).toBe(1);
    await findMail(caller, "Your discovery call is confirmed");

    await page.goto(`/dashboard/owner/clients/${client.id}`);
    await page
      .getByRole("region", { name: "Projects" })
      .getByRole("link", { name: client.project.name })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: client.project.name })).toBeVisible();
    expect(presses()).toBe(1);

    await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Updates" }).click();
    await page.getByLabel("Title").first().focus();
    await page.keyboard.type("The first page stands");
    await page.getByLabel("Visible to the client").first().click();
    await page.getByRole("button", { name: "Save the update" }).click();
    await expect(page.getByRole("article").filter({ hasText: "The first page stands" })).toBeVisible();
    expect(presses()).toBe(3);
    expect(await readRows("project_updates", `project_id=eq.${client.project.id}`)).toMatchObject([
      { visible: true },
    ]);

    const theirs = await (await browser.newContext()).newPage();
    await login(theirs, client.person, "/dashboard/client");
    await expect(theirs.getByText("The first page stands").first()).toBeVisible();
    await theirs.context().close();
  });

for (const { width, tag } of [
  { width: 390, tag: [] },
  { width: 1440, tag: "@slow" },
])
  test(`a client's day, ${width} px wide: an order is approved in two presses, and the project is one away`, {
    tag,
  }, async ({ page }) => {
    const { person, project } = await makeClient("Day");
    const sent_at = new Date().toISOString();
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    await callService("POST", "/rest/v1/change_orders", {
      ...{ project_id: project.id, title: "A page in French", status: "sent", sent_at, expires_at },
      ...{ price_cents: 40_000, currency: agency.currency, valid_until: expires_at.slice(0, 10) },
    });
    const presses = await countPresses(page);
    await page.setViewportSize({ width, height: 900 });
    await login(page, person, "/dashboard/client");

    const needs = page.getByRole("region", { name: "Needs you" });
    await expect(needs).toContainText(money(40_000));
    await needs.getByRole("link", { name: /Read and approve/ }).click();
    await page.getByRole("region", { name: "Approve?" }).getByRole("button", { name: "Approve" }).click();
    await expect(page).toHaveURL(/\/receipts\//);
    expect(presses()).toBe(2);

    await page.goto("/dashboard/client");
    await expect(needs).not.toContainText("A page in French");
    await page.getByRole("article").getByRole("link", { name: project.name }).click();
    await expect(page.getByRole("heading", { level: 1, name: project.name })).toBeVisible();
    expect(presses()).toBe(1);
  });

for (const width of [390, 1440])
  test(`a client's day, ${width} px wide: a question gets its answer`, { tag: "@slow" }, async ({
    page,
    browser,
  }) => {
    const { person, project } = await makeClient("Day");
    await page.setViewportSize({ width, height: 900 });
    await login(page, person, project.path());
    await page.getByRole("navigation", { name: "Project" }).getByRole("link", { name: "Messages" }).click();
    await page.getByLabel("Your message").fill("When can we see it?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("log")).toContainText("When can we see it?");

    const owner = await browser.newContext();
    await signIn(owner, accounts.owner);
    const theirs = await owner.newPage();
    await theirs.goto(project.path("messages"));
    await theirs.getByLabel("Your message").fill("On Friday.");
    await theirs.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("log")).toContainText("On Friday.");
    await owner.close();
  });

/** The overview shows those that wait longest. */
async function sendMessage(request: APIRequestContext): Promise<string> {
  const email = newAddress("quick");
  await request.post("/api/contact", {
    headers: { Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() },
    data: { name: nameOf(email), email, message: "Are you there?" },
  });
  await callService("PATCH", `/rest/v1/contact_messages?email=eq.${email}`, {
    created_at: new Date(Date.UTC(2000, 0, 1) + (Date.now() % 1e9)).toISOString(),
  });
  return email;
}

/** The overview shows the soonest ones. */
async function askForCall(request: APIRequestContext): Promise<string> {
  const email = newAddress("soon");
  const date = new Date(Date.UTC(2050, 0, 1) + (Date.now() % 3_000) * 86_400_000).toISOString().slice(0, 10);
  await request.post("/api/discovery-call", {
    headers: { Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() },
    data: { name: nameOf(email), email, phone: "", date, startTime: "10:00", notes: "" },
  });
  const start = Date.UTC(2001, 0, 1) + (Date.now() % 1e7) * 1000;
  await callService("PATCH", `/rest/v1/discovery_calls?email=eq.${email}`, {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 1_800_000).toISOString(),
  });
  return email;
}
