import { taxOn } from "#billing/invoices/tax-on.ts";

type Credited = {
  amount: number;
  change_order_id: string | null;
  tax_percent: number | null;
  currency: string;
};

/** What a credit takes off its invoice: what is credited of a change order is before tax, everything else with it. */
export function creditWithTax({ amount, change_order_id, ...taxed }: Credited): number {
  return change_order_id ? amount + taxOn(amount, taxed) : amount;
}
