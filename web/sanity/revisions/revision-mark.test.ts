import { expect, test } from "vitest";
import { markName, readMark, writeMark } from "./revision-mark.ts";

const page = (mark: string) => `<html><head><meta name="${markName}" content="${mark}"/></head></html>`;
const documents = new Map([
  ["homePage", "rev-1"],
  ["caseStudy-voltway", "rev-2"],
]);

test("a page tells when it was rendered and which revision of a document it shows", () => {
  const mark = readMark(page(writeMark(1_790_000_000_000, documents)));
  expect(mark?.renderedAt).toBe(1_790_000_000_000);
  expect(mark?.find("homePage", ["rev-1"])).toBe("same");
  expect(mark?.find("homePage", ["rev-0", "rev-1"])).toBe("same");
  expect(mark?.find("homePage", ["rev-2", null])).toBe("other");
  expect(mark?.find("testimonial-1", ["rev-1"])).toBeUndefined();
});

test("a page tells whether all that it shows is still there", () => {
  const mark = readMark(page(writeMark(1, documents)));
  expect(mark?.showsOnly(new Map([...documents, ["homePage-2", "rev-9"]]))).toBe(true);
  expect(mark?.showsOnly(new Map([...documents, ["homePage", "rev-2"]]))).toBe(false);
  expect(mark?.showsOnly(new Map([["homePage", "rev-1"]]))).toBe(false);
});

test("a page without content has a time and nothing else, and one without a mark has none", () => {
  expect(readMark(page(writeMark(1, new Map())))?.find("homePage", ["rev-1"])).toBeUndefined();
  expect(readMark("<html></html>")).toBeUndefined();
});

test("the mark of fifty documents stays under 270 letters", () => {
  const many = new Map(Array.from({ length: 50 }, (_, index) => [`document-${index}`, `revision-${index}`]));
  expect(writeMark(Date.now(), many).length).toBeLessThan(270);
});
