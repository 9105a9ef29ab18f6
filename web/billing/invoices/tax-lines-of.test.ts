import { unitsOf } from "schemas/currency-units.ts";
import { expect, test } from "vitest";
import { sumLines } from "../../../local/stripe/invoices/sum-lines.ts";
import { taxLine } from "../../../local/stripe/invoices/tax-line.ts";
import { randomInTest } from "../../../local/stripe/random-in-test.ts";
import { newTaxRate } from "../../../local/stripe/tax-rate.ts";
import { rateOf, taxLinesOf } from "./tax-lines-of.ts";

const line = (amount: number, tax_name: string | null, tax_percent: number | null = null) => ({
  ...{ amount, tax_name, tax_percent, tax_note: null },
  tax_kind: tax_name === null ? null : ("standard" as const),
});
const exempt = { tax_name: "VAT", tax_percent: 0, tax_kind: "exempt", tax_note: "§ 4" } as const;

test("several rates are each on their own lines, in the order of the lines, and lines without tax on none", () => {
  const lines = [
    line(10_000, "VAT", 19),
    line(5000, "VAT", 7),
    line(333, null),
    { amount: 2000, ...exempt },
    { amount: 300, ...exempt, tax_note: "§ 19" },
    line(43, "VAT", 19),
    { amount: 1000, ...exempt, tax_kind: "reverse_charge" as const, tax_note: "Art. 196" },
  ];
  expect(taxLinesOf({ currency: "EUR", taxes: null, invoice_lines: lines })).toEqual([
    { name: "VAT", percent: 19, kind: "standard", note: null, base: 10_043, amount: 1908 },
    { name: "VAT", percent: 7, kind: "standard", note: null, base: 5000, amount: 350 },
    { name: "VAT", percent: 0, kind: "exempt", note: "§ 4", base: 2000, amount: 0 },
    { name: "VAT", percent: 0, kind: "exempt", note: "§ 19", base: 300, amount: 0 },
    { name: "VAT", percent: 0, kind: "reverse_charge", note: "Art. 196", base: 1000, amount: 0 },
  ]);
});

test("what Stripe said counts, however the lines would add up", () => {
  const said = [{ name: "HST", percent: 13, kind: "standard", note: null, base: 100, amount: 14 }];
  expect(taxLinesOf({ currency: "CAD", taxes: said, invoice_lines: [line(100, "HST", 13)] })).toEqual(said);
  expect(taxLinesOf({ currency: "CAD", taxes: [], invoice_lines: [line(100, "HST", 13)] })).toEqual([]);
  expect(() => taxLinesOf({ currency: "CAD", taxes: [{ name: "HST" }], invoice_lines: [] })).toThrow();
});

test("by rate and in whole it is to the unit what the Stripe of this machine adds, with any lines in any currency", () => {
  const { between, oneOf } = randomInTest(122);
  for (let round = 0; round < 4000; round++) {
    const currency = oneOf(["CAD", "EUR", "JPY", "KWD", "ISK", "UGX", "HUF"]);
    const { step } = unitsOf(currency);
    const lines = Array.from({ length: between(1, 10) }, () => {
      const amount = between(1, oneOf([3, 400, 90_000])) * step;
      const kind = oneOf(["none", "standard", "standard", "exempt", "reverse_charge"]);
      if (kind === "none") return line(amount, null);
      if (kind !== "standard")
        return { ...line(amount, "VAT", 0), tax_kind: kind, tax_note: oneOf(["A", "B"]) };
      return line(amount, oneOf(["VAT", "GST"]), oneOf([0, 0.0001, 5, 7, 9.975, 19, 33.3333, 99.9999, 100]));
    });
    const sums = sumLines(
      lines.map(({ amount, tax_name, tax_percent }) => ({
        amount,
        taxes: taxLine({
          ...{ amount, exemption: "none", currency: currency.toLowerCase() },
          rates:
            tax_name === null
              ? []
              : [
                  newTaxRate({
                    id: `${tax_name} ${tax_percent}`,
                    display_name: "",
                    inclusive: false,
                    percentage: tax_percent ?? 0,
                  }),
                ],
        }),
      })),
    );
    const found = taxLinesOf({ currency, taxes: null, invoice_lines: lines });
    const what = `round ${round}, ${currency}`;
    const all = (part: (one: (typeof found)[number]) => number) =>
      found.reduce((sum, one) => sum + part(one), 0);
    expect(sums.subtotal + all(({ amount }) => amount), what).toBe(sums.total);
    expect(
      all(({ base }) => base),
      what,
    ).toBe(lines.reduce((sum, one) => sum + (rateOf(one) ? one.amount : 0), 0));
    const byRate: Record<string, number[]> = {};
    for (const { name, percent, base, amount } of found) {
      const [sum = 0, on = 0] = byRate[`${name} ${percent}`] ?? [];
      byRate[`${name} ${percent}`] = [sum + amount, on + base];
    }
    expect(byRate, what).toEqual(
      Object.fromEntries(
        sums.total_taxes.map(({ amount, taxable_amount, tax_rate_details }) => [
          tax_rate_details?.tax_rate,
          [amount, taxable_amount],
        ]),
      ),
    );
  }
});
