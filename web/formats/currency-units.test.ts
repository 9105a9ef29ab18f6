import { mostUnits, payableCurrencies, readFrozenPrice, unitsOf } from "schemas/currency-units.ts";
import { parseAmount } from "schemas/requests/parse-amount.ts";
import { expect, test } from "vitest";
import { createFormats } from "./create-formats.ts";
import { createSpreadsheet } from "./create-spreadsheet.ts";

const formats = {
  ".": createFormats("en-CA", () => "UTC"),
  ",": createFormats("de-DE", () => "UTC"),
} as const;
const decimals = [".", ","] as const;

/** Amounts of a currency: the least, some between, the most, and what goes back. */
function amountsOf(currency: string): number[] {
  const { inOne, step } = unitsOf(currency);
  const most = mostUnits(currency);
  const amounts = [0, step, 7 * step, inOne, inOne + step, 1250 * inOne, 999_999 * inOne + step, most];
  return amounts.flatMap((amount) => [amount, -amount]).map((amount) => amount + 0);
}

test("every currency that Stripe takes is shown and typed as what it is", () => {
  expect(payableCurrencies).toHaveLength(new Set(payableCurrencies).size);
  for (const currency of payableCurrencies)
    for (const decimal of decimals) {
      const { typedAmount, formatMoney } = formats[decimal];
      const shown = amountsOf(currency).map((amount) => {
        expect(parseAmount(typedAmount(amount, currency), decimal, currency), currency).toBe(amount);
        return formatMoney(amount, currency);
      });
      // What differs is not shown as the same.
      expect(new Set(shown).size, currency).toBe(new Set(amountsOf(currency)).size);
      const digits = shown.map((text) => text.replaceAll(/\D/g, ""));
      expect(digits.map(Number), currency).toEqual(
        amountsOf(currency).map((amount) => {
          const { inOne, decimals } = unitsOf(currency);
          return Math.round((Math.abs(amount) * 10 ** decimals) / inOne);
        }),
      );
    }
});

test("in a table for a spreadsheet an amount of every currency is the number that it is", () => {
  for (const currency of payableCurrencies)
    for (const [decimal, locale] of [
      [".", "en-CA"],
      [",", "de-DE"],
    ] as const) {
      const { lines } = createSpreadsheet(locale, "UTC");
      for (const amount of amountsOf(currency)) {
        const written = lines([[amount / unitsOf(currency).inOne]])
          .trim()
          .replaceAll('"', "");
        expect(parseAmount(written, decimal, currency), `${currency} ${written}`).toBe(amount);
      }
    }
});

test("what a currency has not is refused, and never rounded", () => {
  for (const currency of payableCurrencies) {
    const { decimals, step, inOne } = unitsOf(currency);
    const typed = (fraction: string) => parseAmount(`1.${fraction}`, ".", currency);
    expect(typed("1"), currency).toBe(decimals > 0 ? inOne + inOne / 10 : null);
    expect(typed("00"), currency).toBe(inOne);
    expect(typed("25"), currency).toBe(decimals > 0 ? inOne + inOne / 4 : null);
    expect(typed("250"), currency).toBe(decimals === 3 ? inOne + inOne / 4 : null);
    expect(typed("255"), currency).toBe(null);
    expect(inOne % step, currency).toBe(0);
  }
});

test("Stripe's decimals are not those of Intl, and both lists stay what they are known to be", () => {
  const ofIntl = (currency: string) =>
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
  const differing = payableCurrencies.filter(
    (currency) => 10 ** (ofIntl(currency) ?? 2) !== unitsOf(currency).inOne,
  );
  const known = "AFN ALL COP HUF IDR ISK LAK LBP MMK PKR SOS STD UGX YER";
  expect(differing).toEqual(known.split(" "));
});

test.each([
  [{ version: 2, price_cents: 125_000, currency: "JPY" }, 1250],
  [{ price_cents: 125_050, currency: "CAD" }, 125_050],
  [{ version: null, price_cents: -12_512, currency: "KWD" }, -125_120],
  [{ version: 2, price_cents: 12_550, currency: "ISK" }, 12_600],
  [{ version: 3, price_cents: 1250, currency: "JPY" }, 1250],
  [{ version: 3, price_cents: 1_250_120, currency: "KWD" }, 1_250_120],
  [{ version: 2 }, undefined],
])("the price of a frozen order %j is %s units", (snapshot, amount) => {
  expect(readFrozenPrice(snapshot)?.amount).toBe(amount);
});
