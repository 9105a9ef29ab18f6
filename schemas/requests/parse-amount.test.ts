import { expect, test } from "vitest";
import { parseAmount } from "./parse-amount.ts";

test.each([
  ["1250", 125000],
  ["1,250.50", 125050],
  ["$1,250.5", 125050],
  ["1 250.05", 125005],
  [" $ 80 ", 8000],
  ["0.1", 10],
  ["0", 0],
  ["-40", -4000],
  ["−40.01", -4001],
  ["-0", 0],
  // As floating-point numbers these would lose a cent.
  ["19.99", 1999],
  ["1.15", 115],
  ["4.35", 435],
  ["999999.99", 99999999],
])("%j is %i cents", (text, cents) => {
  expect(parseAmount(text, ".", "CAD")).toBe(cents);
});

test.each(["", "free", "1.234", "1,25", "12,34.00", "1e3", "0x10", "1.", ".5", "--1", "1-", "٣", "1,250,5"])(
  "%j is no price",
  (text) => expect(parseAmount(text, ".", "CAD")).toBeNull(),
);

test.each([
  ["1.250", 125000],
  ["1.250,50", 125050],
  ["80,5 €", 8050],
  ["€ 80", 8000],
  ["1 250,05", 125005],
  ["-40", -4000],
])("%j is %i cents where the decimal sign is a comma", (text, cents) => {
  expect(parseAmount(text, ",", "CAD")).toBe(cents);
});

test.each(["1,250.50", "80.50", "1,250,5", "1.25"])("%j is no price there", (text) => {
  expect(parseAmount(text, ",", "CAD")).toBeNull();
});
