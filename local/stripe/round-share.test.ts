import { expect, test } from "vitest";
import { randomInTest } from "./random-in-test.ts";
import { digitsOf, roundShare } from "./round-share.ts";

test("halves go away from zero, whatever floating point makes of them", () => {
  expect(roundShare(1005, 50, 100)).toBe(503);
  expect(roundShare(-1005, 50, 100)).toBe(-503);
  // 1.005 × 100 is 100.49999999999999 where fractions are binary.
  expect(roundShare(1005, 100, 1000)).toBe(101);
  expect(roundShare(0, 13, 100)).toBe(0);
  expect(roundShare(7, 1, 0)).toBe(0);
});

test("a share is the nearest multiple of its step, and the same below zero", () => {
  const { between, oneOf } = randomInTest(1);
  for (let round = 0; round < 20_000; round++) {
    const amount = between(0, 99_999_999);
    const whole = between(1, 2_000_000);
    const part = between(0, whole);
    const step = oneOf([1, 10, 100]);
    const share = roundShare(amount, part, whole, step);
    expect(share % step).toBe(0);
    expect(roundShare(-amount, part, whole, step) + share).toBe(0);
    const twice = 2n * (BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(part));
    const most = BigInt(step) * BigInt(whole);
    expect(twice <= most && twice > -most, `${amount} × ${part} ÷ ${whole}`).toBe(true);
  }
});

test("parts of a whole that are each the sum until here less the one before come to the whole", () => {
  const { between } = randomInTest(2);
  for (let round = 0; round < 2_000; round++) {
    const whole = between(1, 1_000_000);
    const tax = between(0, whole);
    let [done, shared] = [0, 0];
    while (done < whole) {
      const part = between(1, whole - done);
      shared += roundShare(tax, done + part, whole) - roundShare(tax, done, whole);
      done += part;
    }
    expect(shared).toBe(tax);
  }
});

test("decimal texts are read exactly", () => {
  expect(digitsOf("12.345")).toEqual({ digits: 12_345n, scale: 1000n });
  expect(digitsOf("-0.000000000001")).toEqual({ digits: -1n, scale: 1_000_000_000_000n });
  expect(digitsOf("7")).toEqual({ digits: 7n, scale: 1n });
});
