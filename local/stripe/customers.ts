import { z } from "zod";
import { address, listOr, mergeMetadata, metadata, text } from "./forms.ts";
import { type Customer, newObject } from "./objects.ts";
import { taxIdForm } from "./tax-ids.ts";

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
export const customerForm = z.strictObject({ ...fields, tax_id_data: z.array(taxIdForm).max(5).optional() });
export const customerChange = z.strictObject(fields);
/** A customer with what a form says of it. */
export function changeCustomer(before: Customer, asked: z.output<typeof customerChange>): Customer {
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
