import { expect, test } from "vitest";
import { findMoments } from "./find-moments.ts";

const document = { _id: "a", _type: "proverb" as const, _rev: "1", _updatedAt: "2026-03-01T00:00:00Z" };
const noon = Date.parse("2026-03-08T12:00:00Z");
const minute = 60_000;

test("a document appears once its moment has come and disappears at its end", () => {
  const documents = [
    { ...document, publishFrom: "2026-03-08T12:00:30Z", publishUntil: "2026-03-08T12:10:00Z" },
  ];
  const find = (since: number, until: number) =>
    findMoments(documents, since, until).map(({ operation }) => operation);
  expect(find(noon - minute, noon)).toEqual([]);
  expect(find(noon, noon + minute)).toEqual(["appear"]);
  expect(find(noon + minute, noon + 10 * minute)).toEqual(["disappear"]);
  expect(find(noon, noon + 20 * minute)).toEqual(["appear", "disappear"]);
});

test("a moment belongs to the span that it ends, so that none is missed and none comes twice", () => {
  const documents = [{ ...document, publishFrom: "2026-03-08T12:00:00Z" }];
  expect(findMoments(documents, noon - minute, noon)).toHaveLength(1);
  expect(findMoments(documents, noon, noon + minute)).toEqual([]);
});

test("moments of several documents come in their order, over time zones", () => {
  const documents = [
    { ...document, _id: "late", publishFrom: "2026-03-08T08:00:20-04:00" },
    { ...document, _id: "early", publishUntil: "2026-03-08T12:00:10Z" },
  ];
  expect(findMoments(documents, noon, noon + minute).map((moment) => moment.document._id)).toEqual([
    "early",
    "late",
  ]);
});

test("a moment that had passed when the document was published is none", () => {
  const published = { ...document, _updatedAt: "2026-03-08T12:00:30Z" };
  const documents = [
    { ...published, publishFrom: "2026-03-08T12:00:10Z", publishUntil: "2026-03-08T12:00:40Z" },
  ];
  expect(findMoments(documents, noon, noon + minute).map(({ operation }) => operation)).toEqual([
    "disappear",
  ]);
});
