import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { z } from "zod";
import { readStylesheet } from "../page-frame/frame-pages.ts";
import type { Account } from "./account.ts";
import type { Billing } from "./billing.ts";
import { checkoutPage } from "./checkout-page.ts";
import type { deliverEvents } from "./deliver-events.ts";
import { invoicePage } from "./invoices/invoice-page.ts";
import { payByCard } from "./invoices/pay-invoice.ts";
import { overviewPage } from "./overview-page.ts";
import { portalPage } from "./portal-page.ts";

type PageSettings = { account: Account; billing: Billing; events: ReturnType<typeof deliverEvents> };

const releaseForm = z.object({
  order: z.enum(["told", "backwards", "shuffled"]).default("told"),
  times: z.coerce.number().int().min(1).max(5).default(1),
});
const stylesheet = readStylesheet(new URL("./stripe.css", import.meta.url));

/** The pages that Stripe hosts, checkout, invoices and billing portal, and an overview for whoever develops. */
export function createPages({ account, billing, events }: PageSettings): Hono {
  const { store } = account;
  const pages = new Hono();
  pages.use(csrf());
  pages.use(async (c, next) => {
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'self'; img-src data:");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Cache-Control", "no-store");
    await next();
  });
  pages.get("/stripe.css", (c) => c.body(stylesheet, 200, { "Content-Type": "text/css; charset=utf-8" }));
  pages.get("/", (c) => c.html(overviewPage(store, events.isHeld())));
  pages.post("/events/hold", (c) => {
    events.hold();
    return c.redirect("/", 303);
  });
  pages.post("/events/release", async (c) => {
    store.arrange(releaseForm.parse(await c.req.parseBody()));
    events.release();
    return c.redirect("/", 303);
  });

  pages.get("/checkout/:id", (c) => {
    const session = store.find("checkout.session", c.req.param("id"));
    return session ? c.html(checkoutPage(session, c.req.query("declined") === "1")) : c.notFound();
  });
  pages.post("/checkout/:id", async (c) => {
    const id = c.req.param("id");
    const { card } = await c.req.parseBody();
    if (card !== "good") return c.redirect(`/checkout/${id}?declined=1`, 303);
    const paid = billing.pay(id);
    if (!paid) return c.redirect(`/checkout/${id}`, 303);
    return c.redirect(paid.success_url.replaceAll("{CHECKOUT_SESSION_ID}", id), 303);
  });

  pages.get("/invoices/:id", (c) => {
    const invoice = store.find("invoice", c.req.param("id"));
    if (!invoice || invoice.status === "draft") return c.notFound();
    const names = new Map(store.list("tax_rate").map((rate) => [rate.id, rate]));
    const credits = store.list("credit_note").filter((note) => note.invoice === invoice.id);
    return c.html(invoicePage({ invoice, names, credits, isDeclined: c.req.query("declined") === "1" }));
  });
  pages.post("/invoices/:id", async (c) => {
    const invoice = store.find("invoice", c.req.param("id"));
    if (!invoice || invoice.status === "draft") return c.notFound();
    const { card } = await c.req.parseBody();
    const isPayable = invoice.status === "open" || invoice.status === "uncollectible";
    const paid = isPayable
      ? payByCard(account, invoice.id, () => (card === "good" ? card : "declined"))
      : null;
    return c.redirect(`/invoices/${invoice.id}${paid?.charge?.paid === false ? "?declined=1" : ""}`, 303);
  });

  pages.get("/portal/:id", (c) => {
    const session = store.find("billing_portal.session", c.req.param("id"));
    if (!session) return c.notFound();
    const ofCustomer = ({ customer }: { customer: string }) => customer === session.customer;
    const subscriptions = store.list("subscription").filter(ofCustomer);
    return c.html(portalPage({ session, subscriptions, invoices: store.list("invoice").filter(ofCustomer) }));
  });
  pages.post("/portal/:id", async (c) => {
    const session = store.find("billing_portal.session", c.req.param("id"));
    const { act, subscription } = await c.req.parseBody();
    const found = store.find("subscription", String(subscription));
    if (!session || found?.customer !== session.customer) return c.notFound();
    carryOut(billing, found.id, String(act));
    return c.redirect(`/portal/${session.id}`, 303);
  });
  return pages;
}

function carryOut(billing: Billing, subscription: string, act: string): void {
  if (act === "cancel" || act === "keep") billing.cancelAtPeriodEnd(subscription, act === "cancel");
  else if (act === "pay") billing.payOpenInvoice(subscription);
  else if (act === "renew" || act === "fail") billing.renew(subscription, act === "renew");
  else billing.changePrice(subscription, act);
}
