import "server-only";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

export type ChangeOrder = Awaited<ReturnType<typeof readChangeOrders>>["orders"][number];

export const ordersPerPage = 20;
const columns =
  "id, number, title, reason, price_cents, currency, days_delta, valid_until, status, version, sent_at, expires_at, snapshot_sha256";

/** A page of a project's change orders, the newest first; a client finds those that were sent. */
export async function readChangeOrders(projectId: string, page: number) {
  const client = await openSession();
  const from = (page - 1) * ordersPerPage;
  const { rows, count } = await client
    .from("change_orders")
    .select(columns, { count: "exact" })
    .eq("project_id", projectId)
    .order("number", { ascending: false })
    .range(from, from + ordersPerPage - 1)
    .then(unwrapPage("The change orders could not be read"));
  return { orders: rows, total: count };
}

/** One change order that was sent and not decided, or null. */
export async function readSentOrder(projectId: string, id: string): Promise<ChangeOrder | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const client = await openSession();
  return await client
    .from("change_orders")
    .select(columns)
    .eq("project_id", projectId)
    .eq("id", id)
    .eq("status", "sent")
    .maybeSingle()
    .then(unwrap("The change order could not be read"));
}

/** What a project's approved change orders come to in each currency, in cents and days. */
export async function readOrderTotals(projectId: string) {
  const client = await openSession();
  return await client
    .rpc("total_change_orders", { project: projectId })
    .then(unwrap("The totals could not be read"));
}
