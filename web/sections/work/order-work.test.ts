import { expect, test } from "vitest";
import { findNext, orderWork } from "./order-work.ts";

const study = (slug: string, year: number | null = null) => ({ _id: `id-${slug}`, slug, client: slug, year });

test("the home page's cases come first and in its order, then the newest, then by name", () => {
  const cases = [
    study("plain"),
    study("alder"),
    study("old", 2019),
    study("first", 2020),
    study("new", 2026),
    study("second"),
  ];
  const slugs = orderWork(cases, ["id-first", "id-gone", "id-second"]).map(({ slug }) => slug);
  expect(slugs).toEqual(["first", "second", "new", "old", "alder", "plain"]);
  expect(orderWork(cases, null).map(({ slug }) => slug)[0]).toBe("new");
});

test("after the last case comes the first, and after the only one none", () => {
  const cases = [study("one"), study("two")];
  expect(findNext(cases, "one")?.slug).toBe("two");
  expect(findNext(cases, "two")?.slug).toBe("one");
  expect(findNext([study("one")], "one")).toBeUndefined();
  expect(findNext([], "one")).toBeUndefined();
  expect(findNext(cases, "not in the list yet")?.slug).toBe("one");
});
