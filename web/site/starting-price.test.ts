import { expect, test } from "vitest";
import { priceSpan, startingPrice } from "./starting-price.ts";

type Prices = NonNullable<Parameters<typeof startingPrice>[0]>;

const amounts = [null, 0, 60, 480, 6000];
const everyPrice: Prices = amounts.flatMap((from) =>
  [null, 90, 11_000].flatMap((to) =>
    (["once", "month", null] as const).map((rhythm) => ({ from, to, rhythm })),
  ),
);
/** None, one, and every pair of all that can be written. */
const everyList: Prices[] = [
  [],
  ...everyPrice.map((price) => [price]),
  ...everyPrice.flatMap((first) => everyPrice.map((second) => [first, second])),
];

test("things start at the least that is paid once, and at the least a month where nothing is", () => {
  for (const prices of everyList) {
    const least = (isMonthly: boolean) => {
      const wanted = prices.filter(({ rhythm, from }) => (rhythm === "month") === isMonthly && from !== null);
      return wanted.map(({ from }) => from ?? 0).toSorted((a, b) => a - b)[0];
    };
    const [once, month] = [least(false), least(true)];
    const expected =
      once !== undefined
        ? { from: once, rhythm: "once" }
        : month !== undefined
          ? { from: month, rhythm: "month" }
          : undefined;
    expect(startingPrice(prices), JSON.stringify(prices)).toEqual(expected);
  }
  for (const none of [null, undefined]) expect(startingPrice(none)).toBeUndefined();
});

test("prices span from the least to the most that is paid once, whatever is paid a month", () => {
  for (const prices of everyList) {
    const once = prices.filter(({ rhythm, from }) => rhythm !== "month" && from !== null);
    const all = once.flatMap(({ from, to }) => [from ?? 0, ...(to === null ? [] : [to])]);
    const least = Math.min(...once.map(({ from }) => from ?? 0));
    const expected = once.length > 0 ? { from: least, to: Math.max(...all) } : undefined;
    expect(priceSpan(prices), JSON.stringify(prices)).toEqual(expected);
  }
});
