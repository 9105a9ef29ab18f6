import "server-only";
import { cache } from "react";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const columns =
  "id, client_id, project_id, status, currency, number, due_on, falls_due_at, total, tax, amount_due, amount_paid, amount_remaining, credited, refunded, hosted_url, finalized_at, paid_at, paid_elsewhere_on, bill_to, bill_from, pay_to, uses_stripe_tax, taxes, tax_trouble, supplied_from, supplied_on, asked, created_at, updated_at";

export type Invoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/**
 * An invoice with its lines in their order, what was credited, and the name of its client; null when there is none or the
 * signed-in user may not see it, which nobody can tell apart. Asked once per request. Amounts are in Stripe's units of its currency.
 */
export const readInvoice = cache(readInvoiceNow);

/** The same, asked now: for whoever has just changed it. */
export async function readInvoiceNow(id: string) {
  if (!z.uuid().safeParse(id).success) return null;
  const session = await openSession();
  // Each by itself: what has no rows would be null inside of another on the local backend.
  const [invoice, invoice_lines, invoice_credits] = await Promise.all([
    session
      .from("invoices")
      .select(`${columns}, clients (name, archived_at)`)
      .eq("id", id)
      .maybeSingle()
      .then(unwrap("The invoice could not be read")),
    session
      .from("invoice_lines")
      .select(
        "id, position, source, source_id, description, amount, tax_name, tax_percent, tax_kind, tax_note",
      )
      .eq("invoice_id", id)
      .order("position")
      .then(unwrap("The invoice's lines could not be read")),
    session
      .from("invoice_credits")
      .select(
        "id, kind, status, change_order_id, currency, amount, reason, created_at, tax_name, tax_percent, tax_kind, tax_note",
      )
      .eq("invoice_id", id)
      .order("created_at")
      .then(unwrap("The invoice's credits could not be read")),
  ]);
  return invoice && { ...invoice, invoice_lines, invoice_credits };
}
