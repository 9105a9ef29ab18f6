/** Dollars as people write them (`1,250.50`, `$80`, `-40`) in cents, exactly; null for anything else. */
export function parseDollars(text: string): number | null {
  const [, sign, whole, cents = ""] =
    /^\s*([-−]?)\s*\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(?:\.(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole.replace(/[, ]/g, "")) * 100 + Number(cents.padEnd(2, "0"));
  return sign && amount > 0 ? -amount : amount;
}
