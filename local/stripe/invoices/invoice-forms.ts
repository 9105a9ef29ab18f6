import { z } from "zod";
import { currency, during, listOr, metadata, page, positive, seconds, text, yes } from "../forms.ts";

const customField = z.strictObject({ name: z.string().max(40), value: z.string().max(140) });
const clearable = text.transform((value) => (value === "" ? null : value));
const fields = {
  auto_advance: yes.optional(),
  automatic_tax: z.strictObject({ enabled: yes }).optional(),
  collection_method: z.enum(["charge_automatically", "send_invoice"]).optional(),
  custom_fields: listOr(customField, 4)
    .transform((list) => (list.length === 0 ? null : list))
    .optional(),
  days_until_due: positive.optional(),
  default_payment_method: z.string().optional(),
  default_tax_rates: listOr(z.string(), 10).optional(),
  description: clearable.optional(),
  due_date: seconds.optional(),
  effective_at: seconds.optional(),
  footer: clearable.optional(),
  metadata: metadata.optional(),
  payment_settings: z.strictObject({ payment_method_types: listOr(z.string(), 20).optional() }).optional(),
  rendering: z
    .strictObject({
      amount_tax_display: z.enum(["exclude_tax", "include_inclusive_tax"]).optional(),
      pdf: z.strictObject({ page_size: z.enum(["a4", "auto", "letter"]) }).optional(),
      template: z.string().optional(),
      template_version: positive.optional(),
    })
    .optional(),
  statement_descriptor: z.string().max(22).optional(),
};

export const invoiceForm = z.strictObject({
  customer: z.string(),
  currency: currency.optional(),
  pending_invoice_items_behavior: z.enum(["include", "exclude"]).optional(),
  ...fields,
});
export const invoiceChange = z.strictObject(fields);
export const finalizeForm = z.strictObject({ auto_advance: yes.optional() });
export const payForm = z.strictObject({
  forgive: yes.optional(),
  off_session: yes.optional(),
  paid_out_of_band: yes.optional(),
  payment_method: z.string().optional(),
});
export const nothing = z.strictObject({});
const statuses = ["draft", "open", "void", "paid", "uncollectible"] as const;
export const invoiceQuery = z.strictObject({
  ...page,
  collection_method: z.enum(["charge_automatically", "send_invoice"]).optional(),
  created: during,
  customer: z.string().optional(),
  due_date: during,
  status: z.enum(statuses, "must be one of draft, open, void, paid, or uncollectible").optional(),
  subscription: z.string().optional(),
});
