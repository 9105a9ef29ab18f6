import { firstOf } from "./lists.ts";
import type { StripeObject } from "./objects.ts";

/** An object as Stripe answers and tells of it: of many lines the first, and nothing that has to be asked for. */
export function shown(object: StripeObject): object {
  if (object.object !== "invoice" && object.object !== "credit_note") return object;
  const lines: object[] = object.lines.data;
  return { ...object, lines: firstOf(object.lines.url, lines) };
}
