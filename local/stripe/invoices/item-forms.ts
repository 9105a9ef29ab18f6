import { z } from "zod";
import { currency, decimal, during, integer, listOr, metadata, page, seconds, text, yes } from "../forms.ts";

const priceData = z.strictObject({
  currency,
  product: text,
  unit_amount: integer.optional(),
  unit_amount_decimal: decimal.optional(),
  tax_behavior: z.enum(["inclusive", "exclusive", "unspecified"]).optional(),
});
const fields = {
  amount: integer.optional(),
  description: text.optional(),
  discountable: yes.optional(),
  metadata: metadata.optional(),
  period: z.strictObject({ start: seconds, end: seconds }).optional(),
  price_data: priceData.optional(),
  quantity: integer.pipe(z.number().min(0, "must be greater than or equal to 0")).optional(),
  tax_behavior: z.enum(["inclusive", "exclusive", "unspecified"]).optional(),
  tax_code: text.optional(),
  tax_rates: listOr(z.string(), 10).optional(),
  unit_amount_decimal: decimal.optional(),
};

export const itemForm = z.strictObject({
  customer: z.string(),
  invoice: z.string().optional(),
  currency: currency.optional(),
  ...fields,
});
export const itemChange = z.strictObject(fields);
export const itemQuery = z.strictObject({
  ...page,
  created: during,
  customer: z.string().optional(),
  invoice: z.string().optional(),
  pending: yes.optional(),
});
