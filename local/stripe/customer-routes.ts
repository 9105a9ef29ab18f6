import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "./account.ts";
import { changeBalance } from "./customer-balance.ts";
import { findCustomer } from "./find-asked.ts";
import {
  address,
  currency,
  during,
  integer,
  isDuring,
  listOr,
  mergeMetadata,
  metadata,
  page,
  readForm,
  readQuery,
  text,
} from "./forms.ts";
import { updateDraft } from "./invoices/draft-invoice.ts";
import { pageOf } from "./lists.ts";
import { type Customer, newObject } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import { taxIdForm, taxIdOf, taxIdRoutes } from "./tax-ids.ts";

const clearable = text.transform((value) => (value === "" ? null : value)).optional();
const customField = z.strictObject({ name: z.string().max(40), value: z.string().max(140) });
const fields = {
  address: z.union([z.literal("").transform(() => null), address]).optional(),
  description: clearable,
  email: clearable,
  invoice_settings: z
    .strictObject({
      custom_fields: listOr(customField, 4)
        .transform((list) => (list.length === 0 ? null : list))
        .optional(),
      default_payment_method: clearable,
      footer: clearable,
    })
    .optional(),
  metadata: metadata.optional(),
  name: clearable,
  phone: clearable,
  preferred_locales: z.array(z.string()).optional(),
  tax_exempt: z
    .enum(["none", "exempt", "reverse", ""])
    .transform((value) => value || "none")
    .optional(),
};
const customerForm = z.strictObject({ ...fields, tax_id_data: z.array(taxIdForm).max(5).optional() });
const customerChange = z.strictObject(fields);
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
        const customer = store.put(changed(newCustomer(), asked));
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
        const customer = store.put(changed(findCustomer(store, c.req.param("id"), 404), asked));
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

function changed(before: Customer, asked: z.output<typeof customerChange>): Customer {
  const { metadata, invoice_settings, address, ...plain } = asked;
  return {
    ...before,
    ...plain,
    ...(address !== undefined && { address: address && { ...noAddress, ...address } }),
    invoice_settings: { ...before.invoice_settings, ...invoice_settings },
    metadata: mergeMetadata(before.metadata, metadata),
  };
}

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export function newCustomer(): Customer {
  const begun = newObject("cus", "customer");
  return {
    ...begun,
    ...{ address: null, balance: 0, currency: null, default_source: null, delinquent: false },
    ...{ description: null, discount: null, email: null, invoice_prefix: "EMULATED", metadata: {} },
    invoice_settings: {
      ...{ custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    },
    ...{
      name: null,
      phone: null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: "none",
      test_clock: null,
    },
  };
}
