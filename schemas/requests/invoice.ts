import { z } from "zod";
import { mostUnits } from "../currency-units.ts";
import { type Decimal, parseAmount } from "./parse-amount.ts";
import { rule } from "./request-rule.ts";
import { nameText, submittedText, trimmedText } from "./submitted-fields.ts";
import { supplyDays, taxRateOfLine, typedOfSupply } from "./tax-rate.ts";

export const mostInvoiceLines = 10;

/** The names of the fields of a line, by its place from 1. */
export const lineFields = (place: number) => ({
  words: `words_${place}`,
  amount: `amount_${place}`,
  tax: `tax_rate_${place}`,
});

const places = Array.from({ length: mostInvoiceLines }, (_, index) => index + 1);

/** What is typed into the form of an invoice, kept when it is refused. */
export const typedOfInvoice = [
  "bill_to",
  ...places.flatMap((place) => Object.values(lineFields(place))),
  ...typedOfSupply,
];

/** An amount over 0 as people type it, in Stripe's units of the currency. */
export function typedSum(decimal: Decimal, currency: string) {
  return submittedText(40)
    .transform((text) => parseAmount(text, decimal, currency))
    .pipe(z.int(rule("sum")).positive(rule("sum")).max(mostUnits(currency), rule("priceMost")));
}

/** What an invoice is begun from: an approved order, a milestone, or a client. */
export const invoiceOrigin = z.union(
  [z.object({ order: z.uuid() }), z.object({ milestone: z.uuid() }), z.object({ client: z.uuid() })],
  rule("reloadForm"),
);
export type InvoiceOrigin = z.infer<typeof invoiceOrigin>;

/** Whom an invoice is for, when it was supplied, and its lines, of which empty ones are left out: in the first is what it is begun from. */
export function invoiceRequest(decimal: Decimal, currency: string) {
  const line = z.object({
    place: z.number(),
    description: nameText(300, "lineWords"),
    amount: typedSum(decimal, currency),
    tax_rate: taxRateOfLine,
  });
  return z.preprocess(
    withLines,
    z.intersection(
      z.object({
        requestKey: z.uuid(rule("reloadForm")),
        project: z.union([z.uuid(), z.literal("").transform(() => null)], rule("reloadForm")).optional(),
        bill_to: trimmedText(500, "billTo"),
        lines: z.array(line).min(1, rule("lines")),
      }),
      supplyDays,
    ),
  );
}

const fields = z.record(z.string(), z.unknown());

function withLines(given: unknown) {
  return { ...fields.safeParse(given).data, lines: listLines(given) };
}

/** The lines of a form in which something is typed, with their places; a rate alone is nothing typed. */
export function listLines(given: unknown) {
  const values = fields.safeParse(given).data ?? {};
  return places.flatMap((place) => {
    const names = lineFields(place);
    const [description, amount] = [values[names.words], values[names.amount]];
    const tax_rate = values[names.tax];
    return isBlank(description) && isBlank(amount) ? [] : { place, description, amount, tax_rate };
  });
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** The amount that the form showed, in Stripe's units. */
const seen = { version: z.coerce.number().int().min(-2_147_483_648).max(2_147_483_647) };
const lessened = {
  amount: submittedText(40),
  reason: nameText(300, "why"),
  requestKey: z.uuid(rule("reloadForm")),
  ...seen,
};

/** What an owner does with an invoice. */
export const invoiceChange = z.discriminatedUnion("action", [
  z.object({ action: z.literal("finalize"), due_on: z.iso.date(rule("dueOn")), ...seen }),
  z.object({ action: z.literal("pay"), paid_on: z.iso.date(rule("paidOn")), ...seen }),
  z.object({ action: z.enum(["discarded", "void", "uncollectible"]) }),
  z.object({ action: z.literal("credit"), ...lessened }),
  z.object({ action: z.literal("refund"), ...lessened }),
  z.object({ action: z.literal("write_off"), ...lessened }),
]);

/** What is typed there. */
export const typedOfInvoiceChange = ["due_on", "paid_on", "amount", "reason"];
