import { z } from "zod";
import { parseDollars } from "./parse-dollars.ts";
import { submittedText, trimmedText } from "./submitted-fields.ts";

const maxCents = 100_000_000;

/** A change of what was agreed: what, why, for how much, and until when the client may say yes. */
export const changeOrderRequest = z
  .object({
    title: trimmedText(200, "Please say what changes."),
    reason: submittedText(5000),
    price: submittedText(40)
      .transform(parseDollars)
      .pipe(
        z
          .int("Please write the price in dollars, like 1,250 or 80.50.")
          .min(-maxCents, "A price may be at most $1,000,000.")
          .max(maxCents, "A price may be at most $1,000,000."),
      ),
    days_delta: z.coerce
      .number("Please write the days as a whole number.")
      .int("Please write the days as a whole number.")
      .min(-1000, "At most 1,000 days.")
      .max(1000, "At most 1,000 days."),
    valid_until: z.iso.date("Please choose a day until which it is valid."),
  })
  .transform(({ price, ...order }) => ({ ...order, price_cents: price }));
