import { expect, type Page, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { agency, money, withTax } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { wake } from "../fixtures/wake.ts";

// From work to money, as an owner goes about it, at the stack's own Stripe.

test.beforeAll(() =>
  callService("PATCH", "/rest/v1/agency_settings?invoice_from=is.null", {
    invoice_from: "The Agency\nMain Street 1",
  }),
);

/** An order of a client's project that was approved. */
async function addOrder(project_id: string, title: string, price_cents: number) {
  const id = crypto.randomUUID();
  const moment = new Date().toISOString();
  await callService("POST", "/rest/v1/change_orders", {
    ...{ id, project_id, title, price_cents, currency: agency.currency, status: "approved" },
    ...{ valid_until: moment.slice(0, 10), sent_at: moment, expires_at: moment },
  });
  return id;
}

const invoicesOf = (client: string, columns: string) =>
  readRows("invoices", `client_id=eq.${client}&select=${columns}&order=created_at`);

const saysDone = (page: Page, words: string) =>
  expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();

/** Presses and confirms; a page that is renewed meanwhile takes the question away. */
async function pressRarely(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true }).first();
  await expect(async () => {
    if (!(await button.isVisible())) await page.getByText("If it is not paid, or not right").click();
    await button.click({ timeout: 2000 });
    await page.getByRole("alertdialog").getByRole("button", { name }).click({ timeout: 2000 });
  }).toPass();
}

async function finalise(page: Page) {
  await page.getByRole("button", { name: "Finalise and send" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Finalise and send" }).click();
  await saysDone(page, "The invoice is final");
}

test("an approved order becomes a deposit and a rest, and both are paid", async ({ page }) => {
  const client = await makeClient();
  await addOrder(client.project.id, "Booking page", 120_050);
  await login(page, accounts.owner, client.project.path("change-orders"));
  const order = page.getByRole("article", { name: "Booking page" });
  await expect(order).toContainText(`Not invoiced yet: ${money(120_050)}.`);
  await order.getByRole("link", { name: "Invoice it: Booking page" }).click();

  await expect(page.getByLabel("Who it is for")).toHaveValue(client.name);
  await expect(page.getByLabel("What for").first()).toHaveValue("#1 Booking page");
  const amount = page.getByLabel(/^Amount in/).first();
  await expect(amount).toHaveValue("1200.50");
  await wake(page);
  await amount.fill("2000");
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("more than is left");
  await amount.fill("400");
  await page.getByRole("button", { name: "Make the draft" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft of an invoice");
  await saysDone(page, "The draft is ready.");
  expect(await invoicesOf(client.id, "status,number")).toEqual([{ status: "draft", number: null }]);

  await expect(page.getByText(`Goes by email to ${client.person.name}.`, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Finalise and send" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(client.person.name);
  await page.getByRole("alertdialog").getByRole("button", { name: "Finalise and send" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice /);

  await page.getByLabel("Came in on").fill("2040-01-01");
  await page.getByLabel("Came in on").evaluate((field) => field.removeAttribute("max"));
  await page.getByRole("button", { name: "Mark as paid" }).click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("That day is still to come.");
  await page.getByLabel("Came in on").fill(new Date().toISOString().slice(0, 10));
  await page.getByText("If it is not paid, or not right").click();
  const writeOff = page.getByRole("form", { name: "Write off a difference" });
  await writeOff.getByLabel(/^Amount in/).fill("1");
  await writeOff.getByLabel("Why").fill("The bank kept its fee");
  await writeOff.getByRole("button", { name: "Write it off" }).click();
  await saysDone(page, "The difference is written off.");
  await expect(page.getByText(`All that is left, ${money(withTax(40_000) - 100)}, came in.`)).toBeVisible();
  await page.getByRole("button", { name: "Mark as paid" }).click();
  await saysDone(page, "The invoice is marked as paid.");

  await page.goto(client.project.path("change-orders"));
  await expect(order).toContainText(`Not invoiced yet: ${money(80_050)}.`);
  await order.getByRole("link", { name: "Invoice the rest: Booking page" }).click();
  await expect(page.getByRole("main")).toContainText(money(40_000));
  await expect(amount).toHaveValue("800.50");
  await page.getByRole("button", { name: "Make the draft" }).click();
  await finalise(page);
  const [, rest] = await invoicesOf(client.id, "hosted_url");
  await page.goto(String(rest?.hosted_url));
  await page.getByRole("button", { name: "Pay with a card that works" }).click();
  await expect.poll(() => invoicesOf(client.id, "status")).toEqual([{ status: "paid" }, { status: "paid" }]);
  await page.goto(client.project.path("change-orders"));
  await expect(order).toBeVisible();
  await expect(order.getByText("Not invoiced yet")).toHaveCount(0);
});

test("a paid invoice is refunded in part, then credited; an open one is given up, or made void", {
  tag: "@slow",
}, async ({ page }) => {
  const client = await makeClient();
  await addOrder(client.project.id, "Booking page", 100_000);
  const makeDraft = async (path: string) => {
    await page.goto(addresses.site + path);
    await page.getByRole("button", { name: "Make the draft" }).click();
    await finalise(page);
  };
  const [{ id: order } = {}] = await readRows("change_orders", `project_id=eq.${client.project.id}`);
  await login(page, accounts.owner, "/dashboard/owner");
  await makeDraft(`/dashboard/owner/invoices/new?order=${order}`);
  const path = page.url();
  await pressRarely(page, "Give it up");
  await saysDone(page, "The invoice is given up.");
  await expect(page.getByRole("main")).toContainText("Given up");
  await pressRarely(page, "Make it void");
  await saysDone(page, "The invoice is void.");
  await expect(page.getByRole("main")).toContainText("It is void: nothing is owed.");

  await makeDraft(`/dashboard/owner/invoices/new?order=${order}`);
  expect(page.url()).not.toBe(path);
  const [, paid] = await invoicesOf(client.id, "id,hosted_url,total");
  await page.goto(String(paid?.hosted_url));
  await page.getByRole("button", { name: "Pay with a card that works" }).click();
  await expect.poll(() => invoicesOf(client.id, "status")).toEqual([{ status: "void" }, { status: "paid" }]);
  await page.goto(`${addresses.site}/invoices/${paid?.id}`);
  await wake(page);
  await page.getByText("Give money back").click();
  const refund = page.getByRole("form", { name: "Refund" });
  await refund.getByLabel(/^Amount in/).fill("100");
  await refund.getByLabel("Why").fill("Less was done");
  // Somebody else was faster: the form says what is left now, and asks once more.
  await callService("PATCH", `/rest/v1/invoices?id=eq.${paid?.id}`, { credited: 1000 });
  await refund.getByRole("button", { name: "Refund it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund it" }).click();
  await expect(refund.getByRole("alert")).toContainText("The amount has changed meanwhile.");
  await expect(refund.getByRole("alert")).toContainText(money(Number(paid?.total) - 1000));
  await refund.getByRole("button", { name: "Refund it" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Refund it" }).click();
  await saysDone(page, "The money is on its way back.");
  await expect.poll(() => invoicesOf(client.id, "refunded")).toEqual([{ refunded: 0 }, { refunded: 10_000 }]);
  expect(await findFaults(page, looksAt(390))).toEqual([]);
});

test("an order below zero is credited on an invoice of its client, or says why not", async ({ page }) => {
  const client = await makeClient();
  await addOrder(client.project.id, "Less work", -10_000);
  await login(page, accounts.owner, client.project.path("change-orders"));
  await page.getByRole("link", { name: "Credit it: Less work" }).click();
  await expect(page.getByRole("main")).toContainText(`There is no invoice of ${client.name}`);
  await page.goto(`${addresses.site}/dashboard/owner/invoices/new?client=${client.id}`);
  await page.getByLabel("What for").nth(1).fill("Maintenance");
  await page
    .getByLabel(/^Amount in/)
    .nth(1)
    .fill("500");
  await page.getByLabel("What for").first().fill("Work");
  await page
    .getByLabel(/^Amount in/)
    .first()
    .fill("500");
  await page.getByRole("button", { name: "Make the draft" }).click();
  await finalise(page);
  await page.goto(addresses.site + client.project.path("change-orders"));
  await page.getByRole("link", { name: "Credit it: Less work" }).click();
  await page.getByLabel("Invoice", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Credit it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice /);
  expect(await readRows("invoice_credits", "select=status,amount&order=created_at.desc&limit=1")).toEqual([
    { status: "done", amount: 10_000 },
  ]);
});

test("what was invoiced elsewhere is taken off, and put back by whoever pressed too soon", async ({
  page,
}) => {
  const client = await makeClient();
  const id = await addOrder(client.project.id, "Booking page", 5000);
  await login(page, accounts.owner, client.project.path("change-orders"));
  const order = page.getByRole("article", { name: "Booking page" });
  await wake(page);
  await order.getByRole("button", { name: "Invoiced elsewhere: Booking page" }).click();
  await saysDone(page, "counts as settled elsewhere.");
  await expect(order).toContainText("as settled elsewhere");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(order).toContainText(`Not invoiced yet: ${money(5000)}.`);
  await order.getByRole("button", { name: "Invoiced elsewhere: Booking page" }).click();
  await expect(order).toContainText("as settled elsewhere");
  await page.goto(`${addresses.site}/dashboard/owner/invoices/new?order=${id}`);
  await expect(page.getByRole("main")).toContainText("This change order was taken off");
});

test("before an invoice goes to nobody the owner is told, and whom to ask", async ({ page }) => {
  const client = await makeClient();
  await callService("PATCH", `/rest/v1/client_members?client_id=eq.${client.id}`, { sees_money: false });
  await addOrder(client.project.id, "Booking page", 5000);
  await login(page, accounts.owner, client.project.path("change-orders"));
  await page.getByRole("link", { name: "Invoice it: Booking page" }).click();
  await page.getByRole("button", { name: "Make the draft" }).click();
  await expect(page.getByRole("main")).toContainText(
    `Nobody who can sign in sees the money of ${client.name}`,
  );
  await page.getByRole("link", { name: "Say who sees it" }).click();
  await expect(page).toHaveURL(new RegExp(`${client.id}#people$`));
});

test("invoices are found by state, client and number, and a draft is thrown away by keyboard", async ({
  page,
}) => {
  const client = await makeClient();
  await addOrder(client.project.id, "Booking page", 5000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await login(page, accounts.owner, "/dashboard/owner");
  await page.getByRole("link", { name: "Invoices", exact: true }).first().click();
  await page.getByRole("link", { name: "New invoice" }).click();
  await page.getByLabel("Client", { exact: true }).selectOption({ label: client.name });
  await page.getByRole("button", { name: "Go on" }).click();
  await wake(page);
  await page.getByLabel("What for").first().fill("Work");
  await page
    .getByLabel(/^Amount in/)
    .first()
    .fill("no amount");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form").getByRole("alert")).toContainText(
    "Line 1: Please write an amount over 0",
  );
  await page
    .getByLabel(/^Amount in/)
    .first()
    .fill("12.50");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft of an invoice");

  await page.goto(`${addresses.site}/dashboard/owner/invoices`);
  await page.getByLabel("Client or number").fill(client.name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "All 1" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Drafts 1" }).click();
  const row = page.getByRole("listitem").filter({ hasText: client.name });
  await expect(row).toContainText("Draft");
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft of an invoice");
  await wake(page);
  await tabTo(page, "Throw the draft away");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Throw the draft away" }).press("Enter");
  await expect(page.getByRole("main")).toContainText("This draft was thrown away.");
  await page.goto(`${addresses.site}/dashboard/owner/invoices?q=nothing+has+this+name&status=all`);
  await expect(page.getByRole("main")).toContainText("No invoice has “nothing has this name”");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an invoice is made, refused, made final and paid", async ({ page }) => {
    const client = await makeClient();
    await login(page, accounts.owner, `/dashboard/owner/invoices/new?client=${client.id}`);
    await page.getByLabel("What for").nth(2).fill("Work");
    await page
      .getByLabel(/^Amount in/)
      .nth(2)
      .fill("99.99");
    await page.getByLabel("What for").first().fill("More work");
    await page
      .getByLabel(/^Amount in/)
      .first()
      .fill("none");
    await page.getByRole("button", { name: "Make the draft" }).click();
    await expect(page.getByText("Line 1: Please write an amount over 0")).toBeVisible();
    await page.goBack();
    await page.getByLabel("What for").nth(2).fill("Work");
    await page
      .getByLabel(/^Amount in/)
      .nth(2)
      .fill("99.99");
    await page.getByLabel("What for").first().fill("More work");
    await page
      .getByLabel(/^Amount in/)
      .first()
      .fill("0.01");
    await page.getByRole("button", { name: "Make the draft" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Draft of an invoice");
    expect(
      await readRows(
        "invoice_lines",
        `select=description,amount,invoices!inner(client_id)&invoices.client_id=eq.${client.id}&order=position`,
      ),
    ).toMatchObject([
      { description: "More work", amount: 1 },
      { description: "Work", amount: 9999 },
    ]);
    await page.getByRole("button", { name: "Finalise and send" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Finalise and send" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Invoice /);
    await page.getByRole("button", { name: "Mark as paid" }).click();
    await expect(page.getByRole("main")).toContainText("Paid");
    expect(await invoicesOf(client.id, "status")).toEqual([{ status: "paid" }]);
  });
});
