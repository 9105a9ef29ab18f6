import "server-only";
import type { InvoiceOrigin } from "schemas/requests/invoice.ts";
import { getCurrency } from "#site/currency.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { readInvoicedOrders } from "../orders/read-invoiced-orders.ts";

export type Origin = NonNullable<Awaited<ReturnType<typeof readOrigin>>>;
export type OrderOrigin = Extract<Origin, { kind: "order" }>;

/** What an invoice is begun from, with its client, its project or those to choose from, and its currency; null where it is gone. */
export async function readOrigin(asked: InvoiceOrigin) {
  if ("order" in asked) return await readOrder(asked.order);
  const currency = await getCurrency();
  if ("milestone" in asked) return await readMilestone(asked.milestone, currency);
  return await readClientOrigin(asked.client, currency);
}

const place = "projects (id, name, clients (id, name, archived_at, billing_address, tax_id))";

async function readOrder(id: string) {
  const session = await openSession();
  const order = await session
    .from("change_orders")
    .select(`id, number, title, status, price_cents, currency, invoiced_elsewhere_at, ${place}`)
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The change order could not be read"));
  if (!order) return null;
  const [of] = await readInvoicedOrders([order]);
  const { clients: client, ...project } = order.projects;
  const { invoiced = [], credited = [], left = 0 } = of ?? {};
  return {
    kind: "order" as const,
    ...{ order, invoiced, credited, left, client, currency: order.currency },
    projects: [project],
  };
}

async function readMilestone(id: string, currency: string) {
  const session = await openSession();
  const milestone = await session
    .from("milestones")
    .select(`id, title, ${place}`)
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The milestone could not be read"));
  if (!milestone) return null;
  const { clients: client, ...project } = milestone.projects;
  return { kind: "milestone" as const, milestone, client, currency, projects: [project] };
}

const mostProjects = 200;

async function readClientOrigin(id: string, currency: string) {
  const session = await openSession();
  const [client, projects] = await Promise.all([
    session
      .from("clients")
      .select("id, name, archived_at, billing_address, tax_id")
      .eq("id", id)
      .maybeSingle()
      .then(unwrap("The client could not be read")),
    session
      .from("projects")
      .select("id, name")
      .eq("client_id", id)
      .order("archived_at", { nullsFirst: true })
      .order("name")
      .limit(mostProjects)
      .then(unwrap("The projects could not be read")),
  ]);
  return client && { kind: "client" as const, client, currency, projects };
}
