import type { Context, Next } from "hono";
import type { Account } from "./account.ts";
import { decodeForm, type Tree } from "./decode-form.ts";
import { paymentsOf } from "./invoices/finalize-invoice.ts";
import { firstOf } from "./lists.ts";
import { Refusal } from "./refusal.ts";
import { shown } from "./shown.ts";

const deepest = 4;

/** Puts objects in the place of the ids that a request asks to have expanded: https://docs.stripe.com/api/expanding_objects */
export function expandAnswers(account: Account) {
  return async (c: Context, next: Next) => {
    const paths = [...pathsOf(new URL(c.req.url).search), ...pathsOf(await c.req.text())];
    for (const path of paths)
      if (path.split(".").length > deepest)
        throw new Refusal(`You cannot expand more than ${deepest} levels of a property (${path}).`, {
          param: "expand",
        });
    await next();
    if (paths.length === 0 || !c.res.ok) return;
    const answer: unknown = await c.res.clone().json();
    for (const path of paths) expand(account, answer, path.split("."), path);
    c.res = c.json(answer);
  };
}

function pathsOf(encoded: string): string[] {
  const { expand: asked } = decodeForm(encoded);
  return Array.isArray(asked) ? asked.filter((path: Tree) => typeof path === "string") : [];
}

function expand(account: Account, node: unknown, [key = "", ...rest]: string[], path: string): void {
  if (Array.isArray(node)) {
    for (const item of node) expand(account, item, [key, ...rest], path);
    return;
  }
  if (!isRecord(node) || key === "") return;
  const value = node[key] === undefined ? include(account, node, key) : node[key];
  if (value === undefined)
    throw new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
  const found = typeof value === "string" ? account.store.findAny(value) : null;
  if (typeof value === "string" && !found)
    throw new Refusal(`This property cannot be expanded (${path}).`, { param: "expand" });
  node[key] = found ? shown(found) : value;
  if (rest.length > 0) expand(account, node[key], rest, path);
}

/** What an object has only when it is asked for. */
function include({ store }: Account, node: Record<string, unknown>, key: string): unknown {
  const id = String(node.id);
  if (node.object === "customer" && key === "tax_ids")
    return firstOf(
      `/v1/customers/${id}/tax_ids`,
      store.list("tax_id").filter(({ customer }) => customer === id),
    );
  if (node.object === "charge" && key === "refunds")
    return firstOf(
      `/v1/charges/${id}/refunds`,
      store.list("refund").filter(({ charge }) => charge === id),
    );
  if (node.object !== "invoice") return undefined;
  if (key === "payments") return firstOf("/v1/invoice_payments", paymentsOf(store, id));
  if (key === "confirmation_secret") {
    const [intent] = paymentsOf(store, id).flatMap(({ payment }) =>
      payment.type === "payment_intent" ? (store.find("payment_intent", payment.payment_intent) ?? []) : [],
    );
    return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
  }
  if (key === "amount_paid_off_stripe")
    return paymentsOf(store, id)
      .filter(({ payment }) => payment.type === "payment_record")
      .reduce((sum, { amount_paid }) => sum + (amount_paid ?? 0), 0);
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
