import { expect, type Page, test } from "@playwright/test";
import { money } from "../fixtures/agency.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { openInvoice } from "../fixtures/invoices.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { login, makeClient, makeColleague, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, post, signInCookies } from "../fixtures/session.ts";
import { expectNoSidewaysScroll } from "../fixtures/sideways-scroll.ts";
import { askStripe, steerEvents } from "../fixtures/stripe.ts";

// Invoices as a client meets them on a phone: found, read, paid, and told of in the statement. What is held back of Stripe's events is
// everybody's, so the tests of this file take turns.

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(() => steerEvents("release"));

const sum = money(120_050);
const pay = (page: Page) => page.getByRole("button", { name: `Pay ${sum} by card` });

async function findInvoice(page: Page, number: string) {
  const needs = page.getByRole("region", { name: "Needs you" });
  await needs.getByRole("link", { name: `Invoice ${number}, ${sum}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Invoice ${number}`);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an invoice is found, its card is declined, it is paid, and the page says so before any event comes", {
      tag: javaScriptEnabled ? "@slow" : [],
    }, async ({ page }) => {
      const client = await makeClient("Paying");
      const invoice = await openInvoice(client);
      await login(page, client.person, "/dashboard/client");
      await expect(page.getByRole("region", { name: "Money" })).toContainText(`${sum} open`);
      await findInvoice(page, invoice.number);
      const article = page.getByRole("article", { name: `Invoice ${invoice.number}` });
      for (const words of ["The Agency", "2 Side Street", client.name, "1 Main Street", "A second shop", sum])
        await expect(article).toContainText(words);
      await expect(article).toContainText(
        `Please give the invoice’s number as the reference: ${invoice.number}.`,
      );
      await expect(article).toContainText("It is not an electronic invoice (EN 16931).");
      await expectNoSidewaysScroll(page, 320, [
        invoice.path,
        "/subscription-portal",
        `/statement/${client.id}`,
      ]);
      await page.goto(invoice.path);

      await steerEvents("hold");
      await pay(page).click();
      await page.waitForURL(invoice.hostedUrl);
      await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
      await expect(page.getByRole("alert")).toContainText("declined");
      await page.goto(invoice.path);
      await expect(pay(page)).toBeVisible();
      await pay(page).click();
      await page.getByRole("button", { name: "Pay with a card that works" }).click();
      await expect(page.getByText("paid", { exact: true })).toBeVisible();
      await callService("PATCH", `/rest/v1/invoices?id=eq.${invoice.id}`, {
        updated_at: new Date(Date.now() - 60_000).toISOString(),
      });
      await page.goto(invoice.path);
      await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText("Paid");
      await expect(article).toContainText(/Paid on .*-?.*1,200\.50/);
      await expect(pay(page)).toHaveCount(0);
      await findMail(client.person.email, `Payment received: ${sum} for invoice ${invoice.number}`);

      await page.goto("/dashboard/client");
      await expect(page.getByRole("region", { name: "Needs you" })).toContainText(
        "Nothing is waiting for you.",
      );
      await expect(page.getByRole("region", { name: "Money" })).toContainText(
        `${sum} paid in ${new Date().getFullYear()}`,
      );
      await page.goto("/subscription-portal");
      await expect(page.getByRole("link", { name: invoice.number, exact: true })).toHaveCount(1);
      await page.getByRole("link", { name: "Statement of account" }).click();
      const statement = page.getByRole("article");
      await expect(statement.getByRole("row").filter({ hasText: "Payment of invoice" })).toContainText(sum);
      await expect(statement.getByRole("row").last()).toContainText(money(0));
    });

    test("what was paid elsewhere meanwhile leads to no card", async ({ page }) => {
      const client = await makeClient("Twice");
      const invoice = await openInvoice(client);
      await login(page, client.person, "/subscription-portal");
      await page.getByRole("link", { name: `Pay ${sum}, invoice ${invoice.number}` }).click();
      await expect(pay(page)).toBeVisible();
      await steerEvents("hold");
      await askStripe("POST", `invoices/${invoice.stripeId}/pay`, { paid_out_of_band: "true" });
      await pay(page).click();
      await expect(page.getByText("This invoice is paid already. Nothing was charged.")).toBeVisible();
      await expect(page).toHaveURL(invoice.path);
      await expect(page.getByRole("article")).toContainText("Paid by transfer on");
    });
  });

test("with the keyboard alone an invoice is opened, paid and found in the statement, on pages without a fault", {
  tag: "@slow",
}, async ({ page }) => {
  const client = await makeClient("Keys");
  const invoice = await openInvoice(client, { dueIn: -3 });
  const faults: string[] = [];
  const look = async () => faults.push(...(await findFaults(page, looksAt(390))));
  await login(page, client.person, "/subscription-portal");
  await expect(page.getByText("Overdue")).toBeVisible();
  await look();
  await tabTo(page, /^Pay .*, invoice/);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${sum} was due on`)).toBeVisible();
  await look();
  await tabTo(page, /^Pay .* by card$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(invoice.hostedUrl);
  await tabTo(page, "Pay with a card that works");
  await page.keyboard.press("Enter");
  await expect.poll(invoice.statusNow).toBe("paid");
  await page.goto(`/statement/${client.id}`);
  await expect(page.getByRole("row").filter({ hasText: "Payment of invoice" })).toBeVisible();
  await look();
  expect(faults).toEqual([]);
});

test("an order leads to its receipt, its invoice and the payment, and the invoice back to both", async ({
  page,
}) => {
  const client = await makeClient("Chain");
  const order = crypto.randomUUID();
  const now = new Date().toISOString();
  await callService("POST", "/rest/v1/change_orders", {
    ...{
      id: order,
      project_id: client.project.id,
      title: "A second shop",
      price_cents: 120_050,
      currency: "CAD",
    },
    ...{ valid_until: "2040-01-01", status: "approved", sent_at: now, expires_at: "2040-01-01T00:00:00Z" },
  });
  await callService("POST", "/rest/v1/approvals", {
    ...{
      project_id: client.project.id,
      subject_type: "change_order",
      subject_id: order,
      decision: "approved",
    },
    snapshot: {
      ...{ kind: "change_order", id: order, number: 1, title: "A second shop", reason: "" },
      ...{ price_cents: 120_050, currency: "CAD", days_delta: 0, valid_until: "2040-01-01" },
    },
    ...{ snapshot_sha256: "0".repeat(64), decided_by_name: client.person.name },
  });
  const milestone = crypto.randomUUID();
  await callService("POST", "/rest/v1/milestones", {
    ...{ id: milestone, project_id: client.project.id, title: "First draft" },
  });
  const invoice = await openInvoice(client, { source: "change_order", of: order });
  const stage = await openInvoice(client, { source: "milestone", of: milestone, amount: 5000 });
  await askStripe("POST", `invoices/${invoice.stripeId}/pay`, { paid_out_of_band: "true" });
  await expect.poll(invoice.statusNow).toBe("paid");
  await login(page, client.person, client.project.path("change-orders"));
  const chain = page.getByRole("list", { name: /^From approval to payment/ });
  await expect(chain.getByRole("listitem")).toHaveText([
    /^Approved on /,
    new RegExp(`^Invoice ${invoice.number} .*before tax Paid on `),
  ]);
  await chain.getByRole("link", { name: `Invoice ${invoice.number}` }).click();
  await page.getByRole("link", { name: "Change order", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`change-orders#subject-${order}`));
  await page.goto(client.project.path());
  await expect(page.getByRole("list", { name: "From approval to payment: First draft" })).toContainText(
    `Invoice ${stage.number}`,
  );
});

test("who sees no money finds nothing of an invoice anywhere, at any address", async ({ page }) => {
  const client = await makeClient("Unseen");
  const invoice = await openInvoice(client, { dueIn: -3 });
  const stranger = await makeClient("Stranger");
  for (const [person, statement] of [
    [await makeColleague(client.id), 200],
    [stranger.person, 404],
  ] as const) {
    const cookies = await signInCookies(person);
    for (const [path, status] of [
      [invoice.path, 404],
      [`/statement/${client.id}`, statement],
      [`/api/statement/${client.id}`, 404],
      ["/subscription-portal", 200],
      ["/dashboard/client", 200],
      [`/dashboard/client/search?q=${invoice.number}`, 200],
    ] as const) {
      const answer = await get(path, cookies);
      expect([path, answer.status]).toEqual([path, status]);
      const text = (await answer.text()).replaceAll(`q=${invoice.number}`, "");
      for (const word of [sum, "A second shop", invoice.hostedUrl])
        expect(text.includes(word), `${path} tells ${word}`).toBe(false);
    }
    const paid = await post(`/api${invoice.path}/pay`, {}, { Cookie: cookies });
    expect(paid.status).toBe(404);
  }
  await login(page, await makeOwner(), invoice.path);
  await expect(page.getByRole("article")).toContainText(sum);
  await expect(pay(page)).toHaveCount(0);
  for (const path of [`/statement/${client.id}`, `/dashboard/owner/clients/${client.id}`]) {
    await page.goto(path);
    await expect(page.getByText(client.name).first()).toBeVisible();
  }
});

test("a statement is downloaded with every row, and what would be a formula is none", async () => {
  const client = await makeClient("Sheet");
  const invoice = await openInvoice(client);
  const credits = Array.from({ length: 1200 }, (_, place) => ({
    ...{ invoice_id: invoice.id, kind: "write_off", status: "done", currency: "CAD", amount: 1 },
    ...{ reason: place === 0 ? '=HYPERLINK("https://agency.example")' : `Part ${place}` },
  }));
  await callService("POST", "/rest/v1/invoice_credits", credits);
  const cookies = await signInCookies(client.person);
  const answer = await get(`/api/statement/${client.id}`, cookies);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines).toHaveLength(1 + 1 + 1 + 1200 + 1);
  expect(lines.filter((line) => /(^|,)"?=/.test(line))).toEqual([]);
  expect(lines.at(-1)).toContain("1188.5");
});
