import { expect, test } from "vitest";
import { callingCodes } from "./calling-codes.ts";
import { dialledNumber } from "./dialled-number.ts";

/** A number without anything before it, and every way in which a country's people write it. */
const own = "2895550108";
const marks = [
  (number: string) => number,
  (number: string) => number.replace(/(\d{3})(?=\d)/g, "$1 "),
  (number: string) => `(${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`,
  (number: string) => number.replace(/(\d{2})(?=\d)/g, "$1."),
];

test("every country's number is dialled with its code, however it is written", () => {
  expect(callingCodes.size).toBeGreaterThan(200);
  for (const [country, code] of callingCodes)
    for (const mark of marks) {
      expect(dialledNumber(mark(own), country), country).toBe(`+${code}${own}`);
      expect(dialledNumber(`+${code} ${mark(own)}`, country), country).toBe(`+${code}${own}`);
      expect(dialledNumber(`00${code} ${mark(own)}`, country), country).toBe(`+${code}${own}`);
    }
});

test("the 0 in front is taken off, but where it is a part of the number", () => {
  for (const [country, code] of callingCodes) {
    if (code === "1") continue;
    const zero = ["BJ", "CG", "CI", "IT", "SM", "VA"].includes(country) ? "0" : "";
    expect(dialledNumber(`0${own}`, country), country).toBe(`+${code}${zero}${own}`);
    expect(dialledNumber(`+${code} (0) ${own}`, country), country).toBe(`+${code}${own}`);
  }
  expect(dialledNumber("1-289-555-0108", "CA")).toBe("+12895550108");
});

test.each([undefined, "", "RU", "HU", "ZZ", "toString"])(
  "where nobody knows the country (%s) its digits stay as they are written",
  (country) => {
    expect(dialledNumber("(289) 555-0108", country)).toBe("2895550108");
    expect(dialledNumber("+7 495 123-45-67", country)).toBe("+74951234567");
  },
);
