export type Decimal = "." | ",";

const patterns: Record<Decimal, RegExp> = {
  ".": /^\s*([-−]?)\s*\p{Sc}?\s*(\d{1,3}(?:[, ’']\d{3})+|\d{1,9})(?:\.(\d{1,2}))?\s*\p{Sc}?\s*$/u,
  ",": /^\s*([-−]?)\s*\p{Sc}?\s*(\d{1,3}(?:[. ’']\d{3})+|\d{1,9})(?:,(\d{1,2}))?\s*\p{Sc}?\s*$/u,
};

/**
 * An amount as people write it where this is the decimal sign (`1,250.50`, `$80`, `-40`; `1.250,50`, `80 €`) in cents, exactly;
 * null for anything else.
 */
export function parseAmount(text: string, decimal: Decimal): number | null {
  const [, sign, whole, cents = ""] = patterns[decimal].exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole.replace(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  return sign && amount > 0 ? -amount : amount;
}
