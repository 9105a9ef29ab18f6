import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type Invoiced = Awaited<ReturnType<typeof readRows>>[number];

/** What was invoiced of a project's change orders and milestones, by their ids, as far as the signed-in user sees it; the first one first. */
export async function readInvoiced(projectId: string): Promise<Map<string, Invoiced[]>> {
  const rows = await readRows(projectId);
  rows.sort((one, other) => one.invoices.created_at.localeCompare(other.invoices.created_at));
  return Map.groupBy(rows, ({ source_id }) => source_id ?? "");
}

/** What was thrown away led nowhere. */
async function readRows(projectId: string) {
  const session = await openSession();
  return await session
    .from("invoice_lines")
    .select(
      "id, source, source_id, amount, invoices!inner (id, number, status, currency, falls_due_at, due_on, paid_at, paid_elsewhere_on, created_at)",
    )
    .eq("invoices.project_id", projectId)
    .not("source_id", "is", null)
    .neq("invoices.status", "discarded")
    .then(unwrap("What was invoiced could not be read"));
}
