import { readFrozenPrice } from "schemas/currency-units.ts";
import type { Enums } from "schemas/generated/database.ts";
import { z } from "zod";
import type { Formats } from "#formats/create-formats.ts";
import type { Texts } from "#texts/get-texts.ts";

/** What a client decides about, of the words that were frozen with the decision. */
export const decided = z
  .object({
    title: z.string(),
    number: z.number().nullish(),
    version: z.number().nullish(),
    price_cents: z.number().nullish(),
    currency: z.string().nullish(),
  })
  .transform((snapshot) => ({ ...snapshot, price_cents: readFrozenPrice(snapshot)?.amount }));

type Subject = {
  subject_type: Enums<"decision_subject">;
  title: string;
  number?: number | null;
  price_cents?: number | null;
  currency?: string | null;
};

/** “change order #3, $1,250.00”, or a feedback item's title. */
export function describeSubject(
  { subject_type, title, number, price_cents, currency }: Subject,
  formatOrderPrice: Formats["formatOrderPrice"],
  texts: Texts["overview"]["subjects"],
): string {
  if (subject_type === "feedback_item") return texts.feedback(title);
  return texts.changeOrder(number ?? 0, formatOrderPrice(price_cents ?? 0, currency ?? ""));
}
