import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { creditWithTax } from "../credit-with-tax.ts";
import type { StatedInvoice } from "./list-entries.ts";

const pageSize = 500;

/** All invoices of a client that became final, as far as the signed-in user sees its money, the first one first. */
export async function readStatedInvoices(clientId: string): Promise<StatedInvoice[]> {
  const session = await openSession();
  const [invoices, credits] = await Promise.all([
    readAll((from, to) =>
      session
        .from("invoices")
        .select(
          "id, number, status, currency, total, amount_paid, amount_remaining, credited, refunded, finalized_at, paid_at, paid_elsewhere_on, ended_at",
        )
        .eq("client_id", clientId)
        .in("status", ["open", "paid", "void", "uncollectible"])
        .order("created_at")
        .order("id")
        .range(from, to)
        .then(unwrap("The invoices could not be read")),
    ),
    readAll((from, to) =>
      session
        .from("invoice_credits")
        .select(
          "invoice_id, kind, change_order_id, currency, amount, tax_percent, reason, created_at, invoices!inner (client_id)",
        )
        .eq("invoices.client_id", clientId)
        .eq("status", "done")
        .order("created_at")
        .order("id")
        .range(from, to)
        .then(unwrap("What was credited could not be read")),
    ),
  ]);
  const ofInvoice = Map.groupBy(credits, ({ invoice_id }) => invoice_id);
  return invoices.flatMap(({ finalized_at, ...invoice }) =>
    finalized_at
      ? {
          ...invoice,
          finalized_at,
          credits: (ofInvoice.get(invoice.id) ?? []).map(({ kind, reason, created_at, ...credit }) => ({
            ...{ kind, reason, created_at },
            whole: creditWithTax(credit),
          })),
        }
      : [],
  );
}

async function readAll<Row>(readPage: (from: number, to: number) => PromiseLike<Row[]>): Promise<Row[]> {
  const found: Row[] = [];
  for (;;) {
    const page = await readPage(found.length, found.length + pageSize - 1);
    found.push(...page);
    if (page.length < pageSize) return found;
  }
}
