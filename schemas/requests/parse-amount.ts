import { unitsOf } from "../currency-units.ts";

export type Decimal = "." | ",";

const patterns: Record<Decimal, RegExp> = {
  ".": /^\s*([-−]?)\s*\p{Sc}?\s*(\d{1,3}(?:[, ’']\d{3})+|\d{1,9})(?:\.(\d{1,3}))?\s*\p{Sc}?\s*$/u,
  ",": /^\s*([-−]?)\s*\p{Sc}?\s*(\d{1,3}(?:[. ’']\d{3})+|\d{1,9})(?:,(\d{1,3}))?\s*\p{Sc}?\s*$/u,
};

/**
 * An amount of a currency as people write it where this is the decimal sign (`1,250.50`, `$80`, `-40`; `1.250,50`, `80 €`) in Stripe's
 * units, exactly; null for anything else, and for more decimals than the currency has.
 */
export function parseAmount(text: string, decimal: Decimal, currency: string): number | null {
  const [, sign, whole, fraction = ""] = patterns[decimal].exec(text) ?? [];
  const { inOne, decimals, step } = unitsOf(currency);
  // Whoever writes zeros where there are no decimals means none; three of them are a thousand as often.
  if (whole === undefined || fraction.length > Math.max(decimals, 2)) return null;
  const written = Number(fraction.padEnd(3, "0"));
  const amount = Number(whole.replace(/\D/g, "")) * inOne + (written * inOne) / 1000;
  if (amount % step !== 0) return null;
  return sign && amount > 0 ? -amount : amount;
}
