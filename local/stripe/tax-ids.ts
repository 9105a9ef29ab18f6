import { Hono } from "hono";
import { z } from "zod";
import { findCustomer } from "./find-asked.ts";
import { page, readForm, readQuery } from "./forms.ts";
import { pageOf } from "./lists.ts";
import { newObject, type TaxId } from "./objects.ts";
import { missing, Refusal } from "./refusal.ts";
import type { StripeStore } from "./store.ts";

export const taxIdForm = z.strictObject({
  type: z.string().regex(/^[a-z]{2,3}_[a-z_]+$/, "must be a type of tax ID"),
  value: z.string().min(1).max(50),
});
const taxIdQuery = z.strictObject(page);

/** A customer's tax ids; `onChange` is told whose they are. */
export function taxIdRoutes(store: StripeStore, onChange: (customer: string) => void) {
  const api = new Hono<{ Variables: Record<never, never> }, Record<never, never>, "/:customer/tax_ids">();
  api.get("/", (c) => {
    const { id } = findCustomer(store, c.req.param("customer"), 404);
    return c.json(pageOf(c, of(id), readQuery(c, taxIdQuery)));
  });
  api.post("/", async (c) => {
    const asked = await readForm(c, taxIdForm);
    return c.json(
      store.change(() => {
        const { id } = findCustomer(store, c.req.param("customer"), 404);
        const taxId = store.put(taxIdOf(id, asked));
        onChange(id);
        return taxId;
      }),
    );
  });
  api.get("/:id", (c) => c.json(find(c.req.param("customer"), c.req.param("id"))));
  api.delete("/:id", (c) =>
    c.json(
      store.change(() => {
        const { id, customer } = find(c.req.param("customer"), c.req.param("id"));
        store.remove(id);
        onChange(customer);
        return { id, object: "tax_id" as const, deleted: true as const };
      }),
    ),
  );
  return api;

  function of(customer: string): TaxId[] {
    return store.list("tax_id").filter((taxId) => taxId.customer === customer);
  }
  function find(customer: string, id: string): TaxId {
    const taxId = of(customer).find((known) => known.id === id);
    if (!taxId) throw missing("tax_id", id);
    return taxId;
  }
}

/** A tax id as Stripe has it before anybody verified it. Throws a Refusal when it cannot be one. */
export function taxIdOf(customer: string, { type, value }: z.output<typeof taxIdForm>): TaxId {
  if (type === "eu_vat" && !/^[A-Z]{2}[0-9A-Z+*.]{2,13}$/i.test(value))
    throw new Refusal(`Invalid value for ${type}.`, { code: "tax_id_invalid", param: "value" });
  const prefix = type === "eu_vat" ? value.slice(0, 2) : type.slice(0, 2);
  return {
    ...newObject("txi", "tax_id"),
    ...{ country: prefix.toUpperCase(), customer, customer_account: null, type, value },
    owner: { customer, customer_account: null, type: "customer" },
    verification: { status: "pending", verified_address: null, verified_name: null },
  };
}
