import { z } from "zod";
import { type Decimal, parseAmount } from "./parse-amount.ts";
import { rule } from "./request-rule.ts";
import { nameText, submittedText } from "./submitted-fields.ts";

const maxCents = 100_000_000;

/** A change of what was agreed: what, why, for how much, and until when the client may say yes. */
export function changeOrderRequest(decimal: Decimal) {
  return z
    .object({
      title: nameText(200, "whatChanges"),
      reason: submittedText(5000),
      price: submittedText(40)
        .transform((text) => parseAmount(text, decimal))
        .pipe(z.int(rule("price")).min(-maxCents, rule("priceMost")).max(maxCents, rule("priceMost"))),
      days_delta: z.coerce
        .number(rule("wholeDays"))
        .int(rule("wholeDays"))
        .min(-1000, rule("daysMost"))
        .max(1000, rule("daysMost")),
      valid_until: z.iso.date(rule("validUntil")),
    })
    .transform(({ price, ...order }) => ({ ...order, price_cents: price }));
}
