import { expect, test } from "vitest";
import { markName, readMark, writeMark } from "#sanity/revisions/revision-mark.ts";
import { isUpToDate } from "./is-up-to-date.ts";
import type { PublishedDocument } from "./published-documents.ts";

const renderedAt = Date.now() - 3_600_000;

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

function document(id: string, more: Partial<PublishedDocument> = {}): PublishedDocument {
  return { _id: id, _type: "caseStudy", _rev: "one", _updatedAt: hoursAgo(24), ...more };
}

function home(...shown: string[]) {
  const text = writeMark(renderedAt, new Map(shown.map((id) => [id, "one"])));
  const mark = readMark(`<meta name="${markName}" content="${text}"/>`);
  if (!mark) throw new Error("The mark cannot be read");
  return { path: "/", mark };
}

test("a page that shows what is published is up to date, also when it never showed all of it", () => {
  expect(isUpToDate(home("a", "b"), [document("a"), document("b"), document("hidden")], [])).toBe(true);
});

test("a page is old when a document in it has changed or is gone", () => {
  expect(isUpToDate(home("a", "b"), [document("a"), document("b", { _rev: "two" })], [])).toBe(false);
  expect(isUpToDate(home("a", "b"), [document("a")], [])).toBe(false);
});

test("a page is old when a document came that may belong to it, and to no other page", () => {
  const news = document("new", { _updatedAt: hoursAgo(0.5) });
  expect(isUpToDate(home("a"), [document("a"), news], [])).toBe(false);
  expect(isUpToDate(home("a"), [document("a"), { ...news, _type: "proverb" }], [])).toBe(true);
  expect(isUpToDate({ ...home("a"), path: "/services/web" }, [document("a"), news], ["/services/web"])).toBe(
    false,
  );
});

test("a document that a page shows already does not make it old by its date", () => {
  expect(isUpToDate(home("a"), [document("a", { _updatedAt: hoursAgo(0) })], [])).toBe(true);
});

test("a page is old when something was to appear or to disappear since, and not before", () => {
  expect(isUpToDate(home("a"), [document("a", { publishUntil: hoursAgo(0.5) })], [])).toBe(false);
  expect(isUpToDate(home("a"), [document("a"), document("b", { publishFrom: hoursAgo(0.5) })], [])).toBe(
    false,
  );
  expect(
    isUpToDate(home("a"), [document("a", { publishUntil: hoursAgo(-1), publishFrom: hoursAgo(9) })], []),
  ).toBe(true);
});
