import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "./account.ts";
import { changeBalance } from "./customer-balance.ts";
import { changeCustomer, customerChange, customerForm, newCustomer } from "./customers.ts";
import { findCustomer } from "./find-asked.ts";
import {
  currency,
  during,
  integer,
  isDuring,
  mergeMetadata,
  metadata,
  page,
  readForm,
  readQuery,
  text,
} from "./forms.ts";
import { updateDraft } from "./invoices/draft-invoice.ts";
import { pageOf } from "./lists.ts";
import { Refusal } from "./refusal.ts";
import { taxIdOf, taxIdRoutes } from "./tax-ids.ts";

const balanceForm = z.strictObject({
  ...{ amount: integer, currency, description: text.optional(), metadata: metadata.optional() },
});
const balanceQuery = z.strictObject(page);
const customerQuery = z.strictObject({ ...page, created: during, email: z.string().optional() });

/** /v1/customers with their tax ids: https://docs.stripe.com/api/customers. No event tells of either. */
export function customerRoutes(account: Account): Hono {
  const { store } = account;
  const api = new Hono();
  api.get("/", (c) => {
    const asked = readQuery(c, customerQuery);
    const found = store
      .list("customer")
      .filter(({ email }) => asked.email === undefined || email === asked.email)
      .filter(({ created }) => isDuring(asked.created, created));
    return c.json(pageOf(c, found, asked));
  });
  api.post("/", async (c) => {
    const { tax_id_data = [], ...asked } = await readForm(c, customerForm);
    return c.json(
      store.change(() => {
        const customer = store.put(changeCustomer(newCustomer(), asked));
        for (const asked of tax_id_data) store.put(taxIdOf(customer.id, asked));
        return customer;
      }),
    );
  });
  api.get("/:id", (c) => c.json(findCustomer(store, c.req.param("id"), 404)));
  api.post("/:id", async (c) => {
    const asked = await readForm(c, customerChange);
    return c.json(
      store.change(() => {
        const customer = store.put(changeCustomer(findCustomer(store, c.req.param("id"), 404), asked));
        refreshDrafts(account, customer.id);
        return customer;
      }),
    );
  });
  api.get("/:id/balance_transactions", (c) => {
    const { id } = findCustomer(store, c.req.param("id"), 404);
    const found = store.list("customer_balance_transaction").filter(({ customer }) => customer === id);
    return c.json(pageOf(c, found, readQuery(c, balanceQuery)));
  });
  api.post("/:id/balance_transactions", async (c) => {
    const { metadata, ...asked } = await readForm(c, balanceForm);
    return c.json(
      store.change(() => {
        const customer = findCustomer(store, c.req.param("id"), 404);
        const change = { ...asked, type: "adjustment" as const, metadata: mergeMetadata({}, metadata) };
        const made = changeBalance(account, customer, change);
        if (!made) throw new Refusal("Invalid amount: must not be zero.", { param: "amount" });
        refreshDrafts(account, customer.id);
        return made;
      }),
    );
  });
  api.route(
    "/:customer/tax_ids",
    taxIdRoutes(store, (customer) => refreshDrafts(account, customer)),
  );
  return api;
}

/** What is not final follows its customer. */
function refreshDrafts(account: Account, customer: string): void {
  for (const invoice of account.store.list("invoice"))
    if (invoice.customer === customer && invoice.status === "draft") updateDraft(account, invoice);
}
