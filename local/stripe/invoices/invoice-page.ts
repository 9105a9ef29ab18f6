import { html } from "hono/html";
import { cardForm, declinedAlert } from "../card-form.ts";
import { showMoney } from "../currencies.ts";
import type { CreditNote, Invoice, Tax, TaxRate } from "../objects.ts";
import { page, showDate } from "../page.ts";

type InvoicePage = {
  invoice: Invoice;
  /** The tax rates by their ids. */
  names: Map<string, TaxRate>;
  credits: CreditNote[];
  isDeclined: boolean;
};

const exemptions = { none: "", exempt: "Tax exempt", reverse: "Reverse charge" };

/** An invoice as Stripe would show it to whoever has its address: to be read, paid and printed. */
export function invoicePage({ invoice, names, credits, isDeclined }: InvoicePage) {
  const { number, currency, status, total, customer_tax_exempt: exemption } = invoice;
  const applied = invoice.starting_balance - (invoice.ending_balance ?? 0);
  const money = (amount: number) => showMoney(amount, currency);
  return page(
    `Invoice ${number}`,
    html`<h1>Invoice ${number}</h1>
      <p>${status}</p>
      ${isDeclined && status !== "paid" ? declinedAlert : ""}
      <dl class="facts">
        ${factsOf(invoice).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
      </dl>
      ${invoice.description ? html`<p>${invoice.description}</p>` : ""}
      <table>
        <thead>
          <tr><th>Description</th><th class="number">Quantity</th><th class="number">Amount</th></tr>
        </thead>
        <tbody>
          ${invoice.lines.data.map(
            ({ description, quantity, amount }) =>
              html`<tr>
                <td>${description ?? ""}</td>
                <td class="number">${quantity}</td>
                <td class="number">${money(amount)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <dl class="sums">
        ${sum("Subtotal", money(invoice.subtotal))}
        ${invoice.total_taxes.map((tax) => sum(nameOf(tax, names), money(tax.amount)))}
        ${sum("Total", money(total))}
        ${applied === 0 ? "" : sum("Applied balance", money(applied))}
        ${credits.map(({ number: note, total: credit, status: state }) => sum(`Credit note ${note}${state === "void" ? " (void)" : ""}`, money(-credit)))}
        ${invoice.amount_paid > 0 ? sum("Paid", money(invoice.amount_paid)) : ""}
        ${sum("Amount due", money(status === "void" ? 0 : invoice.amount_remaining))}
      </dl>
      ${exemption === "none" ? "" : html`<p>${exemptions[exemption]}</p>`}
      ${status === "open" || status === "uncollectible" ? cardForm : ""}
      ${invoice.footer ? html`<p class="footer">${invoice.footer}</p>` : ""}`,
  );
}

function factsOf(invoice: Invoice): [string, string][] {
  const { customer_name, customer_email, effective_at, created, due_date, customer_address } = invoice;
  const { line1, line2, postal_code, city, state, country } = customer_address ?? {};
  const place = [line1, line2, postal_code, city, state, country].filter(Boolean).join(", ");
  const facts: [string, string][] = [
    ["Date of issue", showDate(effective_at ?? created)],
    ["Date due", due_date === null ? "" : showDate(due_date)],
    ["Bill to", [customer_name, customer_email, place].filter(Boolean).join(", ")],
    ...(invoice.customer_tax_ids ?? []).map(({ type, value }): [string, string] => [
      type.toUpperCase().replaceAll("_", " "),
      value ?? "",
    ]),
    ...(invoice.custom_fields ?? []).map(({ name, value }): [string, string] => [name, value]),
  ];
  return facts.filter(([, value]) => value !== "");
}

function nameOf({ tax_rate_details, tax_behavior }: Tax, names: Map<string, TaxRate>): string {
  const { display_name = "Tax", percentage = 0 } = names.get(tax_rate_details?.tax_rate ?? "") ?? {};
  return `${display_name} (${percentage}%${tax_behavior === "inclusive" ? ", included" : ""})`;
}

function sum(name: string, value: string) {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
