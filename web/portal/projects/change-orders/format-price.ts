/** Cents in a currency as people read them, like `$1,250.00`. */
export function formatPrice(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-CA", { style: "currency", currency }).format(cents / 100);
}
