import { unitsOf } from "schemas/currency-units.ts";

type Taxed = { tax_percent: number | null; currency: string };

/** The tax on an amount before tax, as Stripe rounds it: to what the currency can pay, halves up. In Stripe's units. */
export function taxOn(amount: number, { tax_percent, currency }: Taxed): number {
  const step = BigInt(unitsOf(currency).step);
  const whole = 1_000_000n * step;
  const part = BigInt(amount) * BigInt(Math.round((tax_percent ?? 0) * 10_000));
  return Number(((2n * part + whole) / (2n * whole)) * step);
}
