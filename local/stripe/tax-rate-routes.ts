import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "./account.ts";
import { during, isDuring, mergeMetadata, metadata, page, readForm, readQuery, text, yes } from "./forms.ts";
import { pageOf } from "./lists.ts";
import type { TaxRate } from "./objects.ts";
import { missing } from "./refusal.ts";
import { newTaxRate } from "./tax-rate.ts";

const fields = {
  active: yes.optional(),
  country: z.string().length(2).optional(),
  description: text.optional(),
  jurisdiction: z.string().max(50).optional(),
  metadata: metadata.optional(),
  state: z.string().max(2).optional(),
  tax_type: z.string().optional(),
};
const rateForm = z.strictObject({
  display_name: z.string().min(1).max(50),
  inclusive: yes,
  /** At most four decimals, as Stripe takes them. */
  percentage: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,4})?$/, "must be a percentage with at most four decimals")
    .transform(Number)
    .pipe(z.number().max(100)),
  ...fields,
});
const rateChange = z.strictObject({ display_name: z.string().min(1).max(50).optional(), ...fields });
const rateQuery = z.strictObject({
  ...page,
  active: yes.optional(),
  created: during,
  inclusive: yes.optional(),
});

/** /v1/tax_rates: https://docs.stripe.com/api/tax_rates. What a rate takes can never be changed. */
export function taxRateRoutes({ store }: Account): Hono {
  const api = new Hono();
  api.get("/", (c) => {
    const asked = readQuery(c, rateQuery);
    const found = store
      .list("tax_rate")
      .filter(({ active }) => asked.active === undefined || active === asked.active)
      .filter(({ inclusive }) => asked.inclusive === undefined || inclusive === asked.inclusive)
      .filter(({ created }) => isDuring(asked.created, created));
    return c.json(pageOf(c, found, asked));
  });
  api.post("/", async (c) => {
    const { metadata, ...asked } = await readForm(c, rateForm);
    return c.json(store.put(newTaxRate({ ...asked, metadata: mergeMetadata({}, metadata) })));
  });
  api.get("/:id", (c) => c.json(find(c.req.param("id"))));
  api.post("/:id", async (c) => {
    const { metadata, ...asked } = await readForm(c, rateChange);
    const rate = find(c.req.param("id"));
    return c.json(store.put({ ...rate, ...asked, metadata: mergeMetadata(rate.metadata, metadata) }));
  });
  return api;

  function find(id: string): TaxRate {
    const rate = store.find("tax_rate", id);
    if (!rate) throw missing("tax rate", id, "tax_rate");
    return rate;
  }
}
