import "server-only";
import { mostUnits, unitsOf } from "schemas/currency-units.ts";
import { invoiceChange, typedSum } from "schemas/requests/invoice.ts";
import type { z } from "zod";
import { getFormats } from "#formats/get-formats.ts";
import { endOfDay } from "#portal/projects/change-orders/change-order-state.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { stripe } from "#stripe/stripe.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { leftToCredit } from "../left-to-credit.ts";
import { type Invoice, readInvoice } from "../read-invoices.ts";
import { carryOutNow } from "./carry-out-now.ts";

type Asked = z.infer<typeof invoiceChange>;
type Action = Asked["action"];

/** Does with an invoice what its owner asks, unless it is not any more what the form showed: written down first, then done at Stripe. */
export async function changeInvoice(id: string, values: unknown): Promise<FormOutcome> {
  const parsed = invoiceChange.safeParse(values);
  if (!parsed.success) return wrongRequest(parsed.error);
  const [invoice, { invoiceControls, newInvoice }] = await Promise.all([readInvoice(id), getTexts()]);
  if (!invoice) return notThere();
  if (!stripe) return { status: 409, error: newInvoice.notConnected };
  const asked = parsed.data;
  const answer = await ask(invoice, asked);
  if (typeof answer !== "string") return answer;
  if (answer !== "asked" && answer !== "done") return explain(answer, invoice, asked.action);
  const carried = await carryOutNow(invoice.id);
  if (carried === "refused") return { status: 409, error: invoiceControls.refused };
  return { done: { text: tell(asked.action, carried === "later", invoiceControls) } };
}

/** What the database says to it, or what is wrong with what was typed. */
async function ask(invoice: Invoice, asked: Asked): Promise<string | FormOutcome> {
  const session = await openWritableSession();
  const read = unwrap("The invoice could not be changed");
  const invoice_id = invoice.id;
  switch (asked.action) {
    case "finalize":
      return await session
        .rpc("finalize_invoice", {
          ...{ invoice_id, seen_total: asked.version, due_on: asked.due_on },
          ends_at: endOfDay(asked.due_on, await getTimeZone()),
        })
        .then(read);
    case "pay":
      return await session
        .rpc("pay_invoice_elsewhere", {
          ...{ invoice_id, seen_remaining: asked.version, paid_on: asked.paid_on },
        })
        .then(read);
    case "discarded":
    case "void":
    case "uncollectible":
      return await session.rpc("end_invoice", { invoice_id, ending: asked.action }).then(read);
    case "credit":
    case "refund":
    case "write_off": {
      const sum = await readSum(asked.amount, invoice.currency);
      if (typeof sum !== "number") return sum;
      return await session
        .rpc("credit_invoice", {
          ...{ invoice_id, kind: asked.action, amount: sum, reason: asked.reason },
          ...{ seen_left: asked.version, request_key: asked.requestKey },
        })
        .then(read);
    }
  }
}

async function readSum(typed: string, currency: string): Promise<number | FormOutcome> {
  const [{ decimal, currencySign, amountExamples, formatNumber }, { changeOrders }] = await Promise.all([
    getFormats(),
    getTexts(),
  ]);
  const sum = typedSum(decimal, currency).safeParse(typed);
  if (sum.success) return sum.data;
  return wrongRequest(sum.error, {
    unit: changeOrders.unit(currencySign(currency)),
    examples: amountExamples(currency),
    most: formatNumber(mostUnits(currency) / unitsOf(currency).inOne),
  });
}

async function explain(answer: string, { id }: Invoice, action: Action): Promise<FormOutcome> {
  const { invoiceControls } = await getTexts();
  const { refusals } = invoiceControls;
  if (answer === "missing") return notThere();
  if (answer === "changed") return await showChange(id, action);
  if (answer === "past") return { status: 400, error: action === "pay" ? refusals.notYet : refusals.past };
  const known: Record<string, string> = refusals;
  return { status: 409, error: known[answer] ?? refusals.closed };
}

/** The amount that is there now, which the form carries when it is sent again. */
async function showChange(id: string, action: Action): Promise<FormOutcome> {
  const [{ formatMoney }, { invoiceControls }] = await Promise.all([getFormats(), getTexts()]);
  const session = await openWritableSession();
  const now = await session
    .from("invoices")
    .select("currency, status, total, credited, amount_paid, amount_remaining, refunded")
    .eq("id", id)
    .single()
    .then(unwrap("The invoice could not be read"));
  const amount =
    action === "finalize"
      ? now.total
      : action === "credit" || action === "refund" || action === "write_off"
        ? leftToCredit(now, action)
        : now.amount_remaining;
  const label = action === "finalize" ? invoiceControls.seen : invoiceControls.left;
  return {
    ...{ status: 409, error: invoiceControls.refusals.changed, version: amount },
    stored: [{ label, value: formatMoney(amount, now.currency) }],
  };
}

function tell(action: Action, isLater: boolean, texts: Texts["invoiceControls"]): string {
  switch (action) {
    case "finalize":
      return isLater ? texts.finalize.later : texts.finalize.done;
    case "discarded":
      return isLater ? texts.discard.later : texts.discard.done;
    case "pay":
      return isLater ? texts.paid.later : texts.paid.done;
    case "void":
    case "uncollectible":
      return isLater ? texts.endLater : texts[action].done;
    case "write_off":
      return isLater ? texts.creditLater : texts.writeOff.done;
    case "credit":
    case "refund":
      return isLater ? texts.creditLater : texts[action].done;
  }
}
