import { expect, test } from "vitest";
import { splitQuote } from "./split-quote.ts";

const sentence = "A sentence of forty characters, at least. ";

test("a quote that fits stays whole", () => {
  expect(splitQuote(sentence.repeat(3))).toEqual([sentence.repeat(3)]);
});

test("a long quote is parted after a whole sentence and nothing is lost", () => {
  const text = sentence.repeat(12).trim();
  const [beginning, rest] = splitQuote(text);
  expect(beginning.endsWith(".")).toBe(true);
  expect(beginning.length).toBeLessThanOrEqual(240);
  expect(`${beginning} ${rest}`).toBe(text);
});

test("a long quote without a full stop stays whole", () => {
  const text = "word ".repeat(200).trim();
  expect(splitQuote(text)).toEqual([text]);
});
