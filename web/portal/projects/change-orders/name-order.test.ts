import { expect, test } from "vitest";
import * as de from "#texts/de/de.ts";
import * as en from "#texts/en/en.ts";
import { nameOrder } from "./name-order.ts";

test.each([
  [en, "#1 Gift cards", "#1 Gift cards"],
  [de, "#12 Buchung, #1 und #2", "Nr. 12 Buchung, #1 und #2"],
  [de, "Buchung", "Buchung"],
])("a change order is named as its language does", ({ changeOrders }, stored, shown) => {
  expect(nameOrder(stored, changeOrders)).toBe(shown);
});
