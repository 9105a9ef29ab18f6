import "server-only";
import { settleStored } from "#billing/invoices/settle-stored.ts";
import { type Invoice, readInvoice, readInvoiceNow } from "./read-invoices.ts";

/** Whoever comes back from paying shall read so; whoever presses reload a hundred times shall not ask Stripe as often. */
const freshMs = 15_000;

/**
 * An invoice as Stripe has it now, as far as money can still come for it; what is stored where Stripe does not answer, and that it
 * did not.
 */
export async function readInvoiceAnew(id: string): Promise<{ invoice: Invoice; isOld: boolean } | null> {
  const stored = await readInvoice(id);
  if (!stored) return null;
  if (!isOfInterest(stored)) return { invoice: stored, isOld: false };
  if (!(await settleStored(id))) return { invoice: stored, isOld: true };
  return { invoice: (await readInvoiceNow(id)) ?? stored, isOld: false };
}

function isOfInterest({ status, updated_at }: Invoice): boolean {
  const canBePaid = status === "open" || status === "uncollectible";
  return canBePaid && Date.now() - Date.parse(updated_at) > freshMs;
}
