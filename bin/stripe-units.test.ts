import { expect, test } from "vitest";
import { showMoney, stepOf } from "../local/stripe/currencies.ts";
import { payableCurrencies, unitsOf } from "../schemas/currency-units.ts";

test("the local Stripe counts every currency as the product says that Stripe does", () => {
  for (const currency of payableCurrencies) {
    const { inOne, decimals, step } = unitsOf(currency);
    expect(stepOf(currency.toLowerCase()), currency).toBe(step);
    const written = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = new Intl.NumberFormat("en-CA", { style: "currency", currency, ...written });
    const amount = 1250 * inOne + step;
    expect(showMoney(amount, currency.toLowerCase()), currency).toBe(format.format(amount / inOne));
  }
});
