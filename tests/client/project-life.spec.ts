import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { money } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { listMails } from "../fixtures/find-mail.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

// Slow: each step has a test of its own; here they follow each other.
test("the whole life of a project, and another client learns nothing of it", { tag: "@slow" }, async ({
  page,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const client = await makeClient(`Harbour Bakery ${mark}`);
  const name = `Order counter ${mark}`;
  await callService("DELETE", `/rest/v1/projects?id=eq.${client.project.id}`);

  // Somebody who was invited has no project yet.
  const robin = await browser.newPage();
  await login(robin, client.person, "/dashboard/client");
  await expect(robin.getByText("No project is open right now.")).toBeVisible();
  await expect(region(robin, "Needs you")).toContainText("Nothing is waiting for you.");

  // The project and its milestones.
  await login(page, accounts.owner, `/dashboard/owner/clients/${client.id}`);
  await page.getByRole("link", { name: "New project" }).click();
  await expect(page.getByLabel("Client", { exact: true })).toHaveValue(client.id);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Status").selectOption("In progress");
  await page.getByRole("button", { name: "Add the project" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const project = new URL(page.url()).pathname;
  await page.getByLabel("New milestone").fill("Menu with prices");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Mark as reached: “Menu with prices”" }).click();
  await expect(page.getByText("1 of 1 reached")).toBeVisible();

  // An update, a file, a feedback item and a change order, each shown to the client.
  await page.goto(`${project}/updates`);
  await page.getByLabel("Title").first().fill(`The counter takes orders ${mark}`);
  await page.getByLabel("Visible to the client").first().check();
  await page.getByRole("button", { name: "Save the update" }).click();
  await expect(page.getByRole("article")).toContainText("Published");

  await page.goto(`${project}/files`);
  await page.getByLabel("Choose files, or drop them here").setInputFiles({
    name: `menu-${mark}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from("bread,4.50\n"),
  });
  await page.getByRole("button", { name: `Show to the client: menu-${mark}.csv, version 1` }).click();
  await expect(page.getByRole("button", { name: `Hide menu-${mark}.csv, version 1` })).toBeVisible();

  await page.goto(`${project}/feedback`);
  await page.getByText("Ask for feedback").click();
  await page.getByLabel("Title").first().fill(`Look at the menu ${mark}`);
  await page.getByLabel("Visible to the client").first().check();
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByRole("article", { name: `Look at the menu ${mark}` })).toBeVisible();

  await page.goto(`${project}/change-orders`);
  await page.getByText("Draft a change order").click();
  await page.getByLabel("What changes").first().fill(`Gift cards ${mark}`);
  await page.getByLabel("Price in dollars").first().fill("1,250");
  await page.getByLabel("Days added").first().fill("5");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await robin.goto(`${project}/change-orders`);
  await expect(robin.getByText(`Gift cards ${mark}`)).toHaveCount(0);
  await page.getByRole("button", { name: `Send to the client: Gift cards ${mark}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("article")).toContainText("Withdraw");

  // The client finds all of it, says what should change, and approves.
  await robin.goto("/dashboard/client");
  const needs = region(robin, "Needs you");
  await expect(needs.getByRole("link")).toHaveText([
    new RegExp(`Change order #1: Gift cards ${mark}, ${money(125_000).replaceAll(/[$.]/g, "\\$&")}`),
    "Read and approve",
    `Look at the menu ${mark}`,
  ]);
  await expect(robin.getByRole("article").filter({ hasText: name })).toContainText(
    "1 of 1 milestones reached",
  );
  await needs.getByRole("link", { name: /^Look at the menu/ }).click();
  await robin.getByRole("link", { name: `Request changes: Look at the menu ${mark}` }).click();
  const dialog = robin.getByRole("dialog");
  await dialog.getByLabel("What should change").fill("The rye is missing.");
  await dialog.getByRole("button", { name: "Request changes" }).click();
  await expect(robin.getByText("The rye is missing.").first()).toBeVisible();
  await robin.goto("/dashboard/client");
  // Two presses, and what is approved was read in between.
  await needs.getByRole("link", { name: /^Read and approve: Change order #1: Gift cards/ }).click();
  await expect(robin.getByRole("form").getByText(`Gift cards ${mark}`)).toBeVisible();
  await robin.getByRole("button", { name: "Approve" }).click();
  await expect(robin).toHaveURL(/\/receipts\//);
  const receipt = robin.getByRole("article");
  await expect(receipt).toContainText(`by ${client.person.name}`);
  await expect(receipt).toContainText(/[0-9a-f]{64}/);
  const receiptPath = new URL(robin.url()).pathname;
  await robin.goto(`${project}/change-orders`);
  const order = robin.getByRole("article", { name: `#1 Gift cards ${mark}` });
  await expect(order).toContainText(`Approved by ${client.person.name}`);
  await expect(order.getByRole("link", { name: "Receipt" })).toHaveAttribute("href", receiptPath);
  await expect(region(robin, "Added to the project")).toContainText(money(125_000));
  await robin.goto("/dashboard/client");
  await expect(needs).toContainText("Nothing is waiting for you.");

  // The owner is told today, of the five that wait longest, and archives what is finished.
  await callService("PATCH", `/rest/v1/feedback_items?title=eq.Look at the menu ${mark}`, {
    created_at: "2020-01-01T00:00:00Z",
  });
  await page.goto("/dashboard/owner");
  await expect(region(page, "Changes requested")).toContainText(`Look at the menu ${mark}`);
  await expect(region(page, "Decided this week")).toContainText(
    `${client.person.name} approved change order #1, ${money(125_000)}`,
  );
  await page.goto(`${project}/edit`);
  await page.getByRole("button", { name: "Archive the project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText(/This project was archived on/)).toBeVisible();
  await robin.goto(`${project}/change-orders`);
  await expect(robin.getByText(/This project was archived on/)).toBeVisible();
  await expect(robin.getByRole("link", { name: /Approve|Request/ })).toHaveCount(0);
  await robin.goto(receiptPath);
  await expect(robin.getByRole("article")).toContainText(/[0-9a-f]{64}/);
  await robin.goto("/dashboard/client");
  await expect(region(robin, "Your projects").getByRole("link", { name })).toBeVisible();

  await expectNothingForPriya({ mark, clientId: client.id, project, receiptPath });
  await robin.close();
});

type Story = { mark: string; clientId: string; project: string; receiptPath: string };

/** Neither by address nor in any list, search, count, file, notification, mail or article. */
async function expectNothingForPriya({ mark, clientId, project, receiptPath }: Story) {
  const cookies = await signInCookies(accounts.priya);
  const [file] = await readRows("project_files", `select=id&name=eq.menu-${mark}.csv`);
  const missing = [
    ...["", "/updates", "/feedback", "/change-orders", "/files", "/messages"].map((tab) => project + tab),
    receiptPath,
  ];
  for (const path of missing) {
    const answer = await get(path, cookies);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).not.toContain(mark);
  }
  const api = project.replace("/projects/", "/api/projects/");
  expect((await get(`${api}/files/${file?.id}?download`, cookies)).status).toBe(404);
  expect((await get(`${api}/messages`, cookies)).status).toBe(404);
  const own = ["/dashboard/client", "/dashboard/client/notifications", `/documentation?q=${mark}`];
  for (const path of own) {
    const answer = await get(path, cookies);
    expect(answer.status, path).toBe(200);
    const found = await answer.text();
    if (!path.endsWith(mark)) expect(found, path).not.toContain(mark);
    expect(found, path).not.toMatch(/Order counter|Harbour Bakery|Gift cards/);
  }
  expect((await get(`/dashboard/owner/clients/${clientId}/view`, cookies)).status).toBe(307);
  for (const { subject, text } of await listMails(accounts.priya.email)) {
    expect(subject + text).not.toContain(mark);
  }
}
