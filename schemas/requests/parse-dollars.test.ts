import { expect, test } from "vitest";
import { parseDollars } from "./parse-dollars.ts";

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
  expect(parseDollars(text)).toBe(cents);
});

test.each(["", "free", "1.234", "1,25", "12,34.00", "1e3", "0x10", "1.", ".5", "--1", "1-", "٣", "1,250,5"])(
  "%j is no price",
  (text) => expect(parseDollars(text)).toBeNull(),
);
