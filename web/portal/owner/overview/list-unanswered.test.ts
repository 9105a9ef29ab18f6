import { expect, test } from "vitest";
import { isLate, listUnanswered } from "./list-unanswered.ts";

const now = new Date("2030-06-15T12:00:00Z");
const hour = 3_600_000;
const shown = 3;
const ages = [0, 47, 48, 49, 500];

/** Every list of up to seven who wait as long as one of `ages`, the newest first. */
function* makeLists(length = 0, from = 0): Generator<number[]> {
  yield [];
  if (length === 7) return;
  for (let age = from; age < ages.length; age++)
    for (const others of makeLists(length + 1, age)) yield [ages[age] ?? 0, ...others];
}

test("the newest come first and the oldest last, and whoever has waited for two days is there", () => {
  let tries = 0;
  for (const list of makeLists()) {
    const items = list.map((age, id) => ({ id, since: new Date(now.getTime() - age * hour).toISOString() }));
    const { rows, late, last } = listUnanswered(items, shown, now);
    expect(rows).toEqual(items.slice(0, shown));
    expect(last).toEqual(items.length > shown ? items.at(-1) : undefined);
    const told = [...rows, ...late, ...(last ? [last] : [])];
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    const missing = items.filter((item) => !told.includes(item));
    expect(missing.filter((item) => isLate(item, now))).toEqual([]);
    expect(late.filter((item) => !isLate(item, now))).toEqual([]);
    tries++;
  }
  expect(tries).toBeGreaterThan(500);
});
