import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { typedOfSupply } from "schemas/requests/tax-rate.ts";
import { expect, test } from "vitest";
import { forms } from "#texts/en/forms.ts";
import { tax } from "#texts/en/tax.ts";
import { billToOf } from "./bill-to-of.ts";
import type { TaxRate } from "./read-tax-rates.ts";
import { SupplyDays } from "./supply-days.tsx";
import { TaxRateField } from "./tax-rate-field.tsx";

const rate = (more: Partial<TaxRate>): TaxRate => ({
  ...{ id: "a", name: "HST", percent: 13, kind: "standard", note: null, is_default: false },
  ...more,
});
const show = (rates: TaxRate[]) =>
  renderToStaticMarkup(
    createElement(TaxRateField, {
      ...{ name: "tax_rate_1", rates, tax, formatPercent: (percent: number) => `${percent}%` },
    }),
  );

test("a line begins with the default rate, without one with no tax, and asks nothing where there is no rate", () => {
  const free = rate({ id: "b", name: "Zero-rated", percent: 0, kind: "exempt", note: "Because." });
  const chosen = /<option value="([^"]*)" selected="">([^<]*)/;
  expect(chosen.exec(show([rate({ is_default: true }), free]))?.slice(1)).toEqual(["a", "HST, 13%"]);
  expect(chosen.exec(show([rate({}), free]))?.slice(1)).toEqual(["none", "No tax"]);
  expect(show([rate({}), free])).toContain("Zero-rated, exempt");
  expect(show([])).toBe("");
});

test("the day of supply has the two fields that are read", () => {
  const html = renderToStaticMarkup(createElement(SupplyDays, { tax, forms }));
  expect([...html.matchAll(/name="([^"]*)"/g)].map(([, name]) => name)).toEqual(typedOfSupply);
});

test("an invoice is for a client by name, with what is known of it", () => {
  expect(billToOf({ name: "Client", billing_address: null, tax_id: null })).toBe("Client");
  expect(billToOf({ name: "Client", billing_address: "1 Road\nTown", tax_id: "DE 1" })).toBe(
    "Client\n1 Road\nTown\nDE 1",
  );
  const longest = { name: "n".repeat(200), billing_address: "a".repeat(250), tax_id: "t".repeat(40) };
  expect(billToOf(longest).length).toBeLessThanOrEqual(500);
});
