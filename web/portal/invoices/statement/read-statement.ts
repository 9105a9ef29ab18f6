import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { creditWithTax } from "../credit-with-tax.ts";
import type { StatedInvoice } from "./list-entries.ts";

const pageSize = 500;

/** All invoices of a client that became final, as far as the signed-in user sees its money, the first one first. */
export async function readStatedInvoices(clientId: string): Promise<StatedInvoice[]> {
  const session = await openSession();
  const found: StatedInvoice[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const page = await session
      .from("invoices")
      .select(
        "id, number, status, currency, total, amount_paid, amount_remaining, credited, refunded, finalized_at, paid_at, paid_elsewhere_on, ended_at, tax_percent, invoice_credits (kind, status, change_order_id, amount, reason, created_at)",
      )
      .eq("client_id", clientId)
      .in("status", ["open", "paid", "void", "uncollectible"])
      .order("created_at")
      .order("id")
      .range(offset, offset + pageSize - 1)
      .then(unwrap("The invoices could not be read"));
    for (const { invoice_credits, finalized_at, tax_percent, ...invoice } of page)
      if (finalized_at)
        found.push({
          ...invoice,
          finalized_at,
          credits: invoice_credits
            .filter(({ status }) => status === "done")
            .map(({ kind, reason, created_at, ...credit }) => ({
              ...{ kind, reason, created_at },
              whole: creditWithTax(credit, { tax_percent, currency: invoice.currency }),
            })),
        });
    if (page.length < pageSize) return found;
  }
}
