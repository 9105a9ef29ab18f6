import { expect, test } from "vitest";
import { listTag } from "#sanity/content-tag.ts";
import { markName, readMark, writeMark } from "#sanity/revisions/revision-mark.ts";
import { comparePages } from "./is-up-to-date.ts";
import type { PublishedDocument } from "./published-documents.ts";

const renderedAt = Date.now() - 3_600_000;

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString();
}

const compare = (published: readonly PublishedDocument[]) =>
  comparePages(published, async ({ _type }) => [listTag(_type)]);

function document(id: string, more: Partial<PublishedDocument> = {}): PublishedDocument {
  return { _id: id, _type: "caseStudy", _rev: "one", _updatedAt: hoursAgo(24), ...more };
}

function home(...shown: string[]) {
  const text = writeMark(renderedAt, new Map(shown.map((id) => [id, "one"])));
  const mark = readMark(`<meta name="${markName}" content="${text}"/>`);
  if (!mark) throw new Error("The mark cannot be read");
  return { mark, isMadeFrom: (tags: readonly string[]) => tags.includes(listTag("caseStudy")) };
}

test("a page that shows what is published is up to date, also when it never showed all of it", async () => {
  expect(await compare([document("a"), document("b"), document("hidden")])(home("a", "b"))).toBe(true);
});

test("a page is old when a document in it has changed or is gone", async () => {
  expect(await compare([document("a"), document("b", { _rev: "two" })])(home("a", "b"))).toBe(false);
  expect(await compare([document("a")])(home("a", "b"))).toBe(false);
});

test("a page is old when a document came that may belong to it, and to no other page", async () => {
  const news = document("new", { _updatedAt: hoursAgo(0.5) });
  expect(await compare([document("a"), news])(home("a"))).toBe(false);
  expect(await compare([document("a"), { ...news, _type: "proverb" }])(home("a"))).toBe(true);
  const unknown = { ...home("a"), isMadeFrom: () => undefined };
  expect(await compare([document("a"), news])(unknown)).toBe(false);
});

test("a document that a page shows already does not make it old by its date", async () => {
  expect(await compare([document("a", { _updatedAt: hoursAgo(0) })])(home("a"))).toBe(true);
});

test("a page is old when something was to appear or to disappear since, and not before", async () => {
  expect(await compare([document("a", { publishUntil: hoursAgo(0.5) })])(home("a"))).toBe(false);
  expect(await compare([document("a"), document("b", { publishFrom: hoursAgo(0.5) })])(home("a"))).toBe(
    false,
  );
  expect(
    await compare([document("a", { publishUntil: hoursAgo(-1), publishFrom: hoursAgo(9) })])(home("a")),
  ).toBe(true);
});

test("where very many have come, a page does not show them all", async () => {
  const many = Array.from({ length: 31 }, (_, index) =>
    document(`new-${index}`, { _updatedAt: hoursAgo(0.5) }),
  );
  const proverbs = many.map((one) => ({ ...one, _type: "proverb" as const }));
  expect(await compare([document("a"), ...proverbs.slice(1)])(home("a"))).toBe(true);
  expect(await compare([document("a"), ...proverbs])(home("a"))).toBe(false);
});
