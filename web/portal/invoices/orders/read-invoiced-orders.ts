import "server-only";
import type { Tables } from "schemas/generated/database.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

type Order = Pick<Tables<"change_orders">, "id" | "status" | "price_cents" | "invoiced_elsewhere_at">;

/** Of approved change orders what is invoiced and credited of each, and what is left, below zero where it is to be credited. For the owner. */
export async function readInvoicedOrders<Known extends Order>(orders: Known[]) {
  const approved = orders.filter(({ status }) => status === "approved");
  const ids = approved.map(({ id }) => id);
  if (ids.length === 0) return [];
  const session = await openSession();
  const [lines, credits] = await Promise.all([
    session
      .from("invoice_lines")
      .select(
        "source, source_id, amount, invoices (id, number, status, currency, total, falls_due_at, asked)",
      )
      .in("source_id", ids)
      .in("source", ["change_order", "deposit"])
      .eq("is_live", true)
      .order("id")
      .then(unwrap("What is invoiced could not be read")),
    session
      .from("invoice_credits")
      .select(
        "change_order_id, amount, status, invoices (id, number, status, currency, total, falls_due_at, asked)",
      )
      .in("change_order_id", ids)
      .neq("status", "refused")
      .then(unwrap("What is credited could not be read")),
  ]);
  return approved.map((order) => {
    const invoiced = lines.filter(({ source_id }) => source_id === order.id);
    const credited = credits.filter(({ change_order_id }) => change_order_id === order.id);
    return { order, invoiced, credited, left: leftOf(order, invoiced, credited) };
  });
}

/** As `app.left_to_invoice` says. */
function leftOf(order: Order, invoiced: { amount: number }[], credited: object[]): number {
  if (order.invoiced_elsewhere_at !== null) return 0;
  if (order.price_cents < 0) return credited.length > 0 ? 0 : order.price_cents;
  return order.price_cents - invoiced.reduce((sum, { amount }) => sum + amount, 0);
}
