import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "../account.ts";
import { findInvoice } from "../find-asked.ts";
import { isDuring, page, readForm, readQuery } from "../forms.ts";
import { pageOf } from "../lists.ts";
import type { Invoice } from "../objects.ts";
import { Refusal } from "../refusal.ts";
import { shown } from "../shown.ts";
import { createInvoice, deleteInvoice, updateInvoice } from "./change-invoice.ts";
import { markUncollectible, sendInvoice, voidInvoice } from "./end-invoice.ts";
import { finalizeInvoice } from "./finalize-invoice.ts";
import { finalizeForm, invoiceChange, invoiceForm, invoiceQuery, nothing, payForm } from "./invoice-forms.ts";
import { type Card, payByCard, payOutOfBand } from "./pay-invoice.ts";
import { declined, methods } from "./payment-objects.ts";

const lineQuery = z.strictObject(page);

/** /v1/invoices: https://docs.stripe.com/api/invoices */
export function invoiceRoutes(account: Account): Hono {
  const { store } = account;
  const api = new Hono();
  api.get("/", (c) => {
    const asked = readQuery(c, invoiceQuery);
    const found = store
      .list("invoice")
      .filter(({ customer }) => asked.customer === undefined || customer === asked.customer)
      .filter(({ status }) => asked.status === undefined || status === asked.status)
      .filter((invoice) => asked.subscription === undefined || subscriptionOf(invoice) === asked.subscription)
      .filter(
        ({ collection_method }) =>
          asked.collection_method === undefined || collection_method === asked.collection_method,
      )
      .filter(({ created }) => isDuring(asked.created, created))
      .filter(({ due_date }) => asked.due_date === undefined || isDuring(asked.due_date, due_date ?? -1));
    const list = pageOf(c, found, asked);
    return c.json({ ...list, data: list.data.map(shown) });
  });
  api.post("/", async (c) => c.json(shown(createInvoice(account, await readForm(c, invoiceForm)))));
  api.get("/:id", (c) => c.json(shown(findInvoice(store, c.req.param("id"), "invoice"))));
  api.post("/:id", async (c) =>
    c.json(shown(updateInvoice(account, c.req.param("id"), await readForm(c, invoiceChange)))),
  );
  api.delete("/:id", (c) => c.json(deleteInvoice(account, c.req.param("id"))));
  api.get("/:id/lines", (c) => {
    const invoice = findInvoice(store, c.req.param("id"), "invoice");
    return c.json(pageOf(c, invoice.lines.data, readQuery(c, lineQuery)));
  });
  api.post("/:id/finalize", async (c) =>
    c.json(shown(finalizeInvoice(account, c.req.param("id"), await readForm(c, finalizeForm)))),
  );
  api.post("/:id/pay", async (c) => {
    const { paid_out_of_band, payment_method } = await readForm(c, payForm);
    const id = c.req.param("id");
    if (paid_out_of_band) return c.json(shown(payOutOfBand(account, id)));
    const { invoice, charge } = payByCard(account, id, () => cardOf(account, id, payment_method));
    if (charge?.status !== "failed") return c.json(shown(invoice));
    const { message, ...details } = declined;
    throw new Refusal(message, { ...details, charge: charge.id }, 402);
  });
  api.post("/:id/void", async (c) => {
    await readForm(c, nothing);
    return c.json(shown(voidInvoice(account, c.req.param("id"))));
  });
  api.post("/:id/mark_uncollectible", async (c) => {
    await readForm(c, nothing);
    return c.json(shown(markUncollectible(account, c.req.param("id"))));
  });
  api.post("/:id/send", async (c) => {
    await readForm(c, nothing);
    return c.json(shown(sendInvoice(account, c.req.param("id"))));
  });
  return api;
}

function subscriptionOf({ parent }: Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === "string" ? subscription : null;
}

/** The test card that is to pay: the one that is asked for, the invoice's, or the customer's. */
function cardOf({ store }: Account, id: string, asked: string | undefined): Card {
  const invoice = store.find("invoice", id);
  const customer = store.find("customer", invoice?.customer ?? "");
  const method =
    asked ?? invoice?.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
  if (method === null)
    throw new Refusal(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
      { code: "resource_missing" },
    );
  if (method === methods.declined) return "declined";
  if (method === methods.good) return "good";
  throw new Refusal(`No such PaymentMethod: '${method}'`, {
    code: "resource_missing",
    param: "payment_method",
  });
}
