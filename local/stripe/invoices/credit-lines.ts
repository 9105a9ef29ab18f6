import type { z } from "zod";
import { stepOf } from "../currencies.ts";
import { findTaxRates } from "../find-asked.ts";
import {
  type CreditNote,
  type CreditNoteLine,
  type Invoice,
  newId,
  type Tax,
  type TaxRate,
} from "../objects.ts";
import { Refusal } from "../refusal.ts";
import { digitsOf, roundShare } from "../round-share.ts";
import type { StripeStore } from "../store.ts";
import type { creditForm } from "./credit-forms.ts";
import { taxLine } from "./tax-line.ts";

type Asked = z.output<typeof creditForm>;
type AskedLine = NonNullable<Asked["lines"]>[number];
type Of = { store: StripeStore; invoice: Invoice; issued: CreditNote[] };

/** The lines of a credit note: parts of the invoice's, or its own. */
export function creditLines({ amount, lines }: Asked, { store, invoice, issued }: Of): CreditNoteLine[] {
  if ((amount === undefined) === (lines === undefined))
    throw new Refusal("You must provide exactly one of `amount`, `lines`, or `shipping_cost`.");
  if (amount !== undefined) return [newLine({ amount, description: null, type: "custom_line_item" })];
  const made: CreditNoteLine[] = [];
  for (const asked of lines ?? [])
    made.push(
      asked.type === "custom_line_item"
        ? ownLine(asked, store, invoice)
        : partOfLine(asked, {
            store,
            invoice,
            credited: [...issued.flatMap(({ lines }) => lines.data), ...made],
          }),
    );
  return made;
}

function ownLine(
  asked: AskedLine,
  store: StripeStore,
  { customer_tax_exempt: exemption, currency }: Invoice,
) {
  const { description = null, quantity = 1, tax_rates = [] } = asked;
  const unit =
    asked.unit_amount_decimal ?? (asked.unit_amount === undefined ? null : String(asked.unit_amount));
  if (unit === null)
    throw new Refusal("Missing required param: lines[][unit_amount].", {
      code: "parameter_missing",
      param: "lines",
    });
  const { digits, scale } = digitsOf(unit);
  const amount = roundShare(digits, quantity, scale, stepOf(currency));
  const rates = findTaxRates(store, tax_rates);
  return newLine({
    ...{ amount, description, quantity, type: "custom_line_item" },
    ...{ unit_amount: scale === 1n ? Number(digits) : null, unit_amount_decimal: unit, tax_rates: rates },
    taxes: taxLine({ amount, rates, exemption, currency }),
  });
}

type OfLine = { store: StripeStore; invoice: Invoice; credited: CreditNoteLine[] };

/**
 * A part of an invoice's line with its part of the taxes. Each part is what all parts until now come to, less what came before:
 * so those of a whole line come to the line, to the cent.
 */
function partOfLine(asked: AskedLine, { store, invoice, credited }: OfLine): CreditNoteLine {
  const id = asked.invoice_line_item ?? "";
  const line = invoice.lines.data.find((known) => known.id === id);
  if (!line) throw new Refusal(`No such line item: '${id}'`, { code: "resource_missing", param: "lines" });
  if ((asked.amount === undefined) === (asked.quantity === undefined))
    throw new Refusal("You must provide exactly one of `amount` or `quantity` for each invoice line item.", {
      param: "lines",
    });
  const before = credited.filter(({ invoice_line_item }) => invoice_line_item === id);
  const amountBefore = sum(before, ({ amount }) => amount);
  const step = stepOf(invoice.currency);
  const quantityBefore = sum(before, ({ quantity }) => quantity ?? 0);
  const amount =
    asked.amount ??
    roundShare(line.amount, quantityBefore + (asked.quantity ?? 0), line.quantity ?? 1, step) -
      roundShare(line.amount, quantityBefore, line.quantity ?? 1, step);
  if (amount <= 0 || amount % step !== 0)
    throw new Refusal(`Invalid amount: ${amount} cannot be credited.`, { param: "lines" });
  if (amountBefore + amount > line.amount)
    throw new Refusal(
      `The amount to credit (${amount}) is greater than what is left of the line item (${line.amount - amountBefore}).`,
      { param: "lines" },
    );
  const share = (whole: number) => roundShare(whole, amountBefore + amount, line.amount, step);
  return newLine({
    ...{ amount, description: asked.description ?? line.description, type: "invoice_line_item" },
    ...{ quantity: asked.quantity ?? null, invoice_line_item: id },
    tax_rates: ratesOf(store, line.taxes),
    taxes: line.taxes.map((tax) => {
      const taxesBefore = before.flatMap(({ taxes }) => taxes).filter((known) => isSameRate(known, tax));
      return {
        ...tax,
        amount: share(tax.amount) - sum(taxesBefore, (known) => known.amount),
        taxable_amount:
          share(tax.taxable_amount ?? 0) - sum(taxesBefore, (known) => known.taxable_amount ?? 0),
      };
    }),
  });
}

function newLine(
  line: Partial<CreditNoteLine> & Pick<CreditNoteLine, "amount" | "description" | "type">,
): CreditNoteLine {
  return {
    ...{
      id: newId("cnli"),
      object: "credit_note_line_item",
      livemode: false,
      metadata: null,
      quantity: null,
    },
    ...{ discount_amount: 0, discount_amounts: [], pretax_credit_amounts: [], tax_rates: [], taxes: [] },
    ...{ unit_amount: null, unit_amount_decimal: null },
    ...line,
  };
}

function ratesOf(store: StripeStore, taxes: Tax[]): TaxRate[] {
  return taxes.flatMap(
    ({ tax_rate_details }) => store.find("tax_rate", tax_rate_details?.tax_rate ?? "") ?? [],
  );
}

function isSameRate(one: Tax, other: Tax): boolean {
  return one.tax_rate_details?.tax_rate === other.tax_rate_details?.tax_rate;
}

function sum<Item>(items: Item[], part: (item: Item) => number): number {
  return items.reduce((total, item) => total + part(item), 0);
}
