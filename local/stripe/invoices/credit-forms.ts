import { z } from "zod";
import { decimal, during, metadata, page, positive, seconds, text } from "../forms.ts";

const some = positive.optional();
const line = z.strictObject({
  type: z.enum(["invoice_line_item", "custom_line_item"]),
  amount: some,
  description: text.optional(),
  invoice_line_item: z.string().optional(),
  quantity: some,
  tax_rates: z.array(z.string()).max(10).optional(),
  unit_amount: some,
  unit_amount_decimal: decimal.optional(),
});

export const creditForm = z.strictObject({
  invoice: z.string(),
  amount: some,
  credit_amount: some,
  effective_at: seconds.optional(),
  email_type: z.enum(["credit_note", "none"]).optional(),
  lines: z.array(line).min(1).max(250).optional(),
  memo: text.optional(),
  metadata: metadata.optional(),
  out_of_band_amount: some,
  reason: z.enum(["duplicate", "fraudulent", "order_change", "product_unsatisfactory"]).optional(),
  refund_amount: some,
  refunds: z
    .array(
      z.strictObject({ type: z.literal("refund").optional(), refund: z.string(), amount_refunded: some }),
    )
    .optional(),
});
export const creditChange = z.strictObject({ memo: text.optional(), metadata: metadata.optional() });
export const creditQuery = z.strictObject({
  ...page,
  created: during,
  customer: z.string().optional(),
  invoice: z.string().optional(),
});
