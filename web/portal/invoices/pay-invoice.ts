import "server-only";
import { settleStored } from "#billing/invoices/settle-stored.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere } from "#ui/saved-form/request-outcome.ts";
import { readInvoiceNow } from "./read-invoices.ts";

/**
 * Leads to Stripe's page of an invoice, where it is paid: of one that the signed-in user sees, and that can still be paid when it was
 * looked at there. Where Stripe's programs do not answer its page may, which knows by itself what is paid.
 */
export async function payInvoice(id: string): Promise<FormOutcome> {
  const { invoiceDocument } = await getTexts();
  const { refused, underway } = invoiceDocument.pay;
  if (!(await readInvoiceNow(id))) return notThere();
  await settleStored(id);
  const invoice = await readInvoiceNow(id);
  if (!invoice) return notThere();
  if (invoice.status === "paid") return { done: { text: refused.paid } };
  if (invoice.asked) return { status: 409, error: underway };
  if (invoice.status !== "open") return { status: 409, error: refused.closed };
  if (!invoice.hosted_url) return { status: 409, error: refused.nowhere };
  return { next: invoice.hosted_url };
}
