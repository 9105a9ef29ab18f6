import { z } from "zod";
import { mostUnits } from "../currency-units.ts";
import { type Decimal, parseAmount } from "./parse-amount.ts";
import { rule } from "./request-rule.ts";
import { nameText, submittedText } from "./submitted-fields.ts";

/** A change of what was agreed: what, why, for how much, and until when the client may say yes. The price is in Stripe's units of the currency. */
export function changeOrderRequest(decimal: Decimal, currency: string) {
  const most = mostUnits(currency);
  return z
    .object({
      title: nameText(200, "whatChanges"),
      reason: submittedText(5000),
      price: submittedText(40)
        .transform((text) => parseAmount(text, decimal, currency))
        .pipe(z.int(rule("price")).min(-most, rule("priceMost")).max(most, rule("priceMost"))),
      days_delta: z.coerce
        .number(rule("wholeDays"))
        .int(rule("wholeDays"))
        .min(-1000, rule("daysMost"))
        .max(1000, rule("daysMost")),
      valid_until: z.iso.date(rule("validUntil")),
    })
    .transform(({ price, ...order }) => ({ ...order, price_cents: price }));
}
