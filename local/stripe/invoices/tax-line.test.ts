import { expect, test } from "vitest";
import { stepOf } from "../currencies.ts";
import { randomInTest } from "../random-in-test.ts";
import { newTaxRate } from "../tax-rate.ts";
import { sumLines } from "./sum-lines.ts";
import { taxLine } from "./tax-line.ts";

const rate = (percentage: number, inclusive = false) =>
  newTaxRate({ display_name: `${percentage}`, percentage, inclusive });
const amountsOf = (taxes: { amount: number }[]) => taxes.map(({ amount }) => amount);
const add = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test("each line is rounded by itself, as Stripe does", () => {
  // https://support.stripe.com/questions/rounding-rules-for-stripe-fees: 15 % of 0.43 and of 4.84.
  const rates = [rate(15)];
  const taxed = [43, 484].map((amount) => ({
    amount,
    taxes: taxLine({ amount, rates, exemption: "none", currency: "usd" }),
  }));
  expect(sumLines(taxed)).toMatchObject({ subtotal: 527, total: 606, total_taxes: [{ amount: 79 }] });
});

const known = [
  {
    name: "GST and QST, both on the price",
    amount: 10_000,
    rates: [rate(5), rate(9.975)],
    taxes: [500, 998],
  },
  { name: "VAT in the price", amount: 11_900, rates: [rate(19, true)], taxes: [1900] },
  {
    name: "two taxes in the price",
    amount: 11_500,
    rates: [rate(10, true), rate(5, true)],
    taxes: [1000, 500],
  },
  {
    name: "one in the price, one on the rest",
    amount: 11_000,
    rates: [rate(10, true), rate(5)],
    taxes: [1000, 500],
  },
  { name: "a credit", amount: -10_050, rates: [rate(5)], taxes: [-503] },
  { name: "yen", amount: 105, rates: [rate(10)], currency: "jpy", taxes: [11] },
  { name: "dinars end in 0", amount: 1230, rates: [rate(5)], currency: "kwd", taxes: [60] },
  { name: "crowns of Iceland have no cents", amount: 1500, rates: [rate(24)], currency: "isk", taxes: [400] },
  { name: "forints may", amount: 1501, rates: [rate(27)], currency: "huf", taxes: [405] },
];
test.each(known)("$name", ({ amount, rates, taxes, currency = "cad" }) => {
  expect(amountsOf(taxLine({ amount, rates, exemption: "none", currency }))).toEqual(taxes);
});

test.each([
  ["exempt", "customer_exempt"],
  ["reverse", "reverse_charge"],
] as const)("who is %s pays none, and is told why", (exemption, taxability_reason) => {
  const taxes = taxLine({ amount: 10_000, rates: [rate(19), rate(7, true)], exemption, currency: "eur" });
  expect(taxes).toMatchObject([
    { amount: 0, taxable_amount: 0, taxability_reason },
    { amount: 0, taxable_amount: 0, taxability_reason },
  ]);
  expect(sumLines([{ amount: 10_000, taxes }])).toMatchObject({ subtotal: 10_000, total: 10_000 });
});

test("amounts never drift: what is shown adds up, in every currency, with any rates", () => {
  const { between, oneOf, pick } = randomInTest(3);
  for (let round = 0; round < 3_000; round++) {
    const currency = oneOf(["cad", "jpy", "kwd", "isk", "huf"]);
    const step = stepOf(currency);
    const rates = Array.from({ length: pick(4) }, () => rate(between(0, 300_000) / 10_000, pick(2) === 0));
    const exemption = oneOf(["none", "none", "none", "exempt", "reverse"]);
    const lines = Array.from({ length: between(1, 6) }, () => {
      const amount = between(-20_000, 999_999) * step;
      return { amount, taxes: taxLine({ amount, rates, exemption, currency }) };
    });
    const sums = sumLines(lines);
    const all = lines.flatMap(({ taxes }) => taxes);
    const onTop = all.filter(({ tax_behavior }) => tax_behavior === "exclusive");
    expect(sums.subtotal).toBe(add(amountsOf(lines)));
    expect(sums.total).toBe(sums.subtotal + add(amountsOf(onTop)));
    expect(add(amountsOf(sums.total_taxes))).toBe(add(amountsOf(all)));
    expect(sums.total_excluding_tax).toBe(sums.total - add(amountsOf(sums.total_taxes)));
    for (const amount of [sums.total, ...amountsOf(all)]) expect(Math.abs(amount % step)).toBe(0);
    // An exact tax is at most half a step away, and half a step for each tax that the rest was rounded by.
    for (const { amount, taxes } of lines)
      for (const [index, tax] of taxes.entries()) {
        const { inclusive, percentage } = rates[index] ?? rate(0);
        const included = add(rates.filter((one) => one.inclusive).map((one) => one.percentage));
        const exact = exemption === "none" ? (amount * percentage) / (100 + included) : 0;
        const most = inclusive ? step / 2 : step / 2 + (percentage / 100) * rates.length * (step / 2);
        expect(Math.abs(tax.amount - exact)).toBeLessThanOrEqual(most + 1e-6);
      }
  }
});
