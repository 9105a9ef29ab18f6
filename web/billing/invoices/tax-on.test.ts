import { unitsOf } from "schemas/currency-units.ts";
import { expect, test } from "vitest";
import { taxLine } from "../../../local/stripe/invoices/tax-line.ts";
import { newTaxRate } from "../../../local/stripe/tax-rate.ts";
import { taxOn } from "./tax-on.ts";

test("the tax is to the unit what the Stripe of this machine makes of a line", () => {
  const percents = [0, 0.0001, 5, 7.7, 9.975, 13, 14.975, 19, 20, 33.3333, 99.9999, 100];
  for (const currency of ["CAD", "JPY", "KWD", "ISK"])
    for (const tax_percent of percents)
      for (let steps = 0; steps < 2000; steps += 7) {
        const amount = (steps + (steps % 11) * 90_909) * unitsOf(currency).step;
        const rates = [newTaxRate({ display_name: "VAT", inclusive: false, percentage: tax_percent })];
        const [tax] = taxLine({ amount, rates, exemption: "none", currency: currency.toLowerCase() });
        const what = `${tax_percent} percent of ${amount} ${currency}`;
        expect(taxOn(amount, { tax_percent, currency }), what).toBe(tax?.amount);
      }
});

test.each([
  [333, 20, "CAD", 67],
  [332, 20, "CAD", 66],
  [5, 10, "CAD", 1],
  [10_030, 20, "KWD", 2010],
  [100, null, "CAD", 0],
])("on %i, %d percent in %s are %i", (amount, tax_percent, currency, tax) => {
  expect(taxOn(amount, { tax_percent, currency })).toBe(tax);
});
