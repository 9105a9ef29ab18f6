import { expect, test } from "@playwright/test";
import { money } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { keyboard, literal, withoutScript } from "../fixtures/hands.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

// From an order to a statement of account, as both sides live it: the client on a phone, the owner at a desk.

/** What is to be paid for an amount in cents: with the tax that is added by default. */
async function withTax(amount: number): Promise<number> {
  const [rate] = await readRows("tax_rates", "is_default=is.true&select=percent");
  return amount + Math.round((amount * Number(rate?.percent ?? 0)) / 100);
}

for (const [name, javaScriptEnabled, hands] of [
  ["with the keyboard alone", true, keyboard],
  ["without script", false, withoutScript],
] as const)
  test(`${name} an order is approved, a deposit is paid by card and the rest by transfer, and the statement says so`, {
    tag: "@slow",
  }, async ({ browser }) => {
    test.slow();
    await callService("PATCH", "/rest/v1/agency_settings?invoice_from=is.null", {
      invoice_from: "The Agency\nMain Street 1",
    });
    const { press, confirm, write } = hands;
    const totals = [await withTax(40_000), await withTax(80_050)] as const;
    const sums = { deposit: money(totals[0]), rest: money(totals[1]) };
    const client = await makeClient("Story");
    const orders = client.project.path("change-orders");
    const [owner, phone] = await Promise.all(
      [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ].map(async (viewport) => (await browser.newContext({ viewport, javaScriptEnabled })).newPage()),
    );
    if (!owner || !phone) throw new Error("There is no browser");

    await login(owner, await makeOwner(), orders);
    await press(owner, "summary", "Draft a change order");
    await write(owner, "What changes", "A second shop");
    await write(owner, "Price in dollars", "1,200.50");
    await press(owner, "button", "Save the draft");
    await expect(owner.getByRole("article", { name: "A second shop" })).toBeVisible();
    await press(owner, "button", "Send to the client: A second shop");
    await confirm(owner, "Send");
    const order = owner.getByRole("article", { name: "A second shop" });
    await expect(order).toContainText("Waiting for an answer");

    await login(phone, client.person, orders);
    await press(phone, "link", "Approve: A second shop");
    await confirm(phone, "Approve");
    await expect(phone.getByRole("article", { name: "A second shop" })).toBeVisible();

    const makeFinal = async (link: string, amount?: string) => {
      await owner.goto(orders);
      await press(owner, "link", `${link}: A second shop`);
      await expect(owner.getByLabel("Who it is for")).toBeVisible();
      if (amount) await write(owner, "Amount in", amount);
      await press(owner, "button", "Make the draft");
      await expect(owner.getByRole("heading", { level: 1 })).toHaveText("Draft of an invoice");
      await press(owner, "button", "Finalise and send");
      await confirm(owner, "Finalise and send");
      await expect(owner.getByRole("heading", { level: 1 })).toHaveText(/^Invoice /);
      return String(await owner.getByRole("heading", { level: 1 }).textContent()).replace("Invoice ", "");
    };
    const deposit = await makeFinal("Invoice it", "400");

    await phone.goto("/dashboard/client");
    await press(phone, "link", `Invoice ${deposit}, ${sums.deposit}`);
    await press(phone, "button", `Pay ${sums.deposit} by card`);
    await press(phone, "button", "Pay with a card that is declined");
    await expect(phone.getByRole("alert")).toContainText("declined");
    await press(phone, "button", "Pay with a card that works");
    await expect(phone.getByText("paid", { exact: true })).toBeVisible();
    // The page says so once Stripe has told the site.
    await expect(async () => {
      await phone.goto("/subscription-portal");
      await expect(phone.getByRole("link", { name: deposit, exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await press(phone, "link", deposit);
    await expect(phone.getByRole("article")).toContainText("Paid on");

    const rest = await makeFinal("Invoice the rest");
    await press(owner, "button", "Mark as paid");
    await expect(owner.getByRole("article")).toContainText("Paid by transfer on");
    expect(
      await readRows("invoices", `client_id=eq.${client.id}&select=number,status,total&order=created_at`),
    ).toEqual([
      { number: deposit, status: "paid", total: totals[0] },
      { number: rest, status: "paid", total: totals[1] },
    ]);

    await phone.goto("/subscription-portal");
    await press(phone, "link", "Statement of account");
    const row = (words: RegExp) => phone.getByRole("row").filter({ hasText: words });
    for (const [what, number, sum] of [
      ["Invoice", deposit, sums.deposit],
      ["Payment of invoice", deposit, sums.deposit],
      ["Invoice", rest, sums.rest],
      ["Payment of invoice", rest, sums.rest],
    ] as const)
      await expect(row(new RegExp(`${what} *${literal(number)}`))).toContainText(sum);
    await expect(phone.getByRole("row").last()).toContainText(money(0));

    await phone.goto(orders);
    const chain = phone.getByRole("list", { name: /^From approval to payment/ });
    await expect(chain.getByRole("listitem")).toHaveText([/^Approved on /, /Paid on /, /Paid on /]);
    for (const { context } of [owner, phone].map((page) => ({ context: page.context() })))
      await context.close();
  });
