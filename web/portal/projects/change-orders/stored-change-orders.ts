import "server-only";
import { mostUnits, unitsOf } from "schemas/currency-units.ts";
import { changeOrderRequest } from "schemas/requests/change-order.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { getFormats } from "#formats/get-formats.ts";
import { getCurrency } from "#site/currency.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { explainConflict, notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { insertOnce, keyed } from "../insert-once.ts";
import { type EntryIds, type ProjectIds, projectPath } from "../project-path.ts";
import { endOfDay } from "./change-order-state.ts";

export type ChangeOrder = Awaited<ReturnType<typeof readChangeOrders>>["orders"][number];

export const ordersPerPage = 20;
const columns =
  "id, number, title, reason, price_cents, currency, days_delta, valid_until, status, version, sent_at, expires_at, snapshot_sha256, invoiced_elsewhere_at";

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

/** What a project's approved change orders come to in each currency, in Stripe's units and days. */
export async function readOrderTotals(projectId: string) {
  const client = await openSession();
  return await client
    .rpc("total_change_orders", { project: projectId })
    .then(unwrap("The totals could not be read"));
}

const newKey = z.object(keyed);

/** Stores a draft under the project's next number; the same form sent twice makes one. */
export async function createChangeOrder({ projectId }: ProjectIds, values: unknown): Promise<FormOutcome> {
  const [currency, { changeOrders }] = await Promise.all([getCurrency(), getTexts()]);
  const asked = await readOrder(values, currency);
  const key = newKey.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error, asked.words);
  if (!key.success) return wrongRequest(key.error);
  const client = await openWritableSession();
  const table = client.from("change_orders");
  const row = { ...asked.data, currency, project_id: projectId, request_key: key.data.requestKey };
  return insertOnce(table.insert(row), {
    next: projectPath(projectId, "change-orders"),
    done: changeOrders.done.draft(row.title),
    failure: "The change order could not be added",
    earlier: () =>
      table.select("id").match({ project_id: projectId, title: row.title, price_cents: row.price_cents }),
  });
}

/** What is typed into the form, and the words for what is wrong with it: an order keeps the currency that it was drafted in. */
async function readOrder(values: unknown, currency: string) {
  const [{ changeOrders }, formats] = await Promise.all([getTexts(), getFormats()]);
  const words = {
    unit: changeOrders.unit(formats.currencySign(currency)),
    examples: formats.amountExamples(currency),
    most: formats.formatNumber(mostUnits(currency) / unitsOf(currency).inOne),
  };
  return { ...changeOrderRequest(formats.decimal, currency).safeParse(values), words };
}

type Session = Awaited<ReturnType<typeof openWritableSession>>;

const asking = z.object({ action: z.enum(["save", "send", "withdraw"]), ...versioned });

/**
 * Saves or sends a draft, or takes a draft or a sent order back, unless it is not any more what the form was filled with.
 */
export async function changeChangeOrder({ projectId, id }: EntryIds, values: unknown): Promise<FormOutcome> {
  const asked = asking.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { action, version } = asked.data;
  const client = await openWritableSession();
  const next = `${projectPath(projectId, "change-orders")}#subject-${id}`;
  if (action !== "save") return move(client, { projectId, id, action, version }, next);

  const known = await client
    .from("change_orders")
    .select("currency")
    .match({ id, project_id: projectId })
    .maybeSingle()
    .then(unwrap("The change order could not be read"));
  if (!known) return notThere();
  const order = await readOrder(values, known.currency);
  if (!order.success) return wrongRequest(order.error, order.words);
  const data = await client
    .from("change_orders")
    .update(order.data)
    .match({ id, project_id: projectId, version })
    .select("number")
    .maybeSingle()
    .then(unwrap("The change order could not be changed"));
  if (!data) return explainRefusal(client, id, version);
  const { done } = (await getTexts()).changeOrders;
  return { next, done: { text: done.save(data.number) } };
}

type Move = EntryIds & { action: "send" | "withdraw"; version: number };

async function move(
  client: Session,
  { projectId, id, action, version }: Move,
  next: string,
): Promise<FormOutcome> {
  const order = await client
    .from("change_orders")
    .select("number, valid_until, projects (clients (name))")
    .eq("id", id)
    .eq("project_id", projectId)
    .maybeSingle()
    .then(unwrap("The change order could not be read"));
  if (!order) return notThere();
  const { done, isOver } = (await getTexts()).changeOrders;
  const ends = endOfDay(order.valid_until, await getTimeZone());
  if (action === "send" && Date.parse(ends) <= Date.now()) {
    return { status: 400, error: isOver };
  }
  const data = await client
    .rpc("move_change_order", {
      order_id: id,
      new_status: action === "send" ? "sent" : "withdrawn",
      seen_version: version,
      ends_at: ends,
    })
    .then(unwrap("The change order could not be moved"));
  if (data !== "done") return explainRefusal(client, id, version);
  const text =
    action === "send" ? done.send(order.number, order.projects.clients.name) : done.withdraw(order.number);
  return { next, done: { text } };
}

async function explainRefusal(client: Session, id: string, version: number): Promise<FormOutcome> {
  const data = await client
    .from("change_orders")
    .select("title, reason, price_cents, currency, days_delta, valid_until, status, version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The change order could not be read"));
  const [{ formatOrderPrice }, { changeOrders }] = await Promise.all([getFormats(), getTexts()]);
  const { notDraft, stored } = changeOrders;
  if (data && data.version !== version && data.status !== "draft") {
    return { status: 409, error: notDraft[data.status] };
  }
  return explainConflict(data, version, (order) => ({
    [stored.title]: order.title,
    [stored.reason]: order.reason,
    [stored.price]: formatOrderPrice(order.price_cents, order.currency),
    [stored.days]: String(order.days_delta),
    [stored.validUntil]: order.valid_until,
  }));
}
