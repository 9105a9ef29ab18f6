import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { Invoice } from "../read-invoices.ts";

/** The approvals of the change orders that an invoice is of, by the order's id; none of what was deleted. */
export async function readApprovalsOf({ invoice_lines, invoice_credits }: Invoice) {
  const orders = [
    ...invoice_lines.filter(({ source }) => source !== "milestone").map(({ source_id }) => source_id),
    ...invoice_credits.map(({ change_order_id }) => change_order_id),
  ].flatMap((id) => id ?? []);
  if (orders.length === 0) return new Map<string, { id: string; project_id: string }>();
  const session = await openSession();
  const approvals = await session
    .from("approvals")
    .select("id, project_id, subject_id")
    .eq("subject_type", "change_order")
    .eq("decision", "approved")
    .in("subject_id", orders)
    .then(unwrap("The approvals could not be read"));
  return new Map(approvals.map(({ subject_id, ...approval }) => [subject_id, approval]));
}
