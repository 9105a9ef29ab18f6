import { expect, test } from "vitest";
import { markWords, takeSnippet } from "./take-snippet.ts";

const whole = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");

test("what was found is marked where it stands", () => {
  expect(takeSnippet("Press Approve. Your name is\nrecorded.", ["record"])).toEqual([
    { at: 0, text: "Press Approve. Your name is ", isMatch: false },
    { at: 28, text: "recorded", isMatch: true },
    { at: 36, text: ".", isMatch: false },
  ]);
});

test("a snippet of a long text begins shortly before the word", () => {
  const text = `${"filler ".repeat(60)}the needle stands here ${"more ".repeat(60)}`;
  const snippet = takeSnippet(text, ["needle"]);
  expect(whole(snippet)).toMatch(/^… filler .*needle stands here .* …$/);
  expect(whole(snippet).length).toBeLessThan(260);
});

test.each(["", " ", "🙂".repeat(300), "x".repeat(4000), "words ".repeat(900)])(
  "a text without the word is shown from its beginning, cut between characters",
  (text) => {
    const snippet = takeSnippet(text, ["needle"]);
    expect(snippet.length).toBe(text.trim() === "" ? 0 : 1);
    expect(whole(snippet).length).toBeLessThan(190);
    expect(whole(snippet).isWellFormed()).toBe(true);
    expect(text.startsWith(whole(snippet).replace(/ …$/, ""))).toBe(true);
  },
);

test("pieces together are the text, whatever is marked", () => {
  const text = "O’Brien’s café, the café of O'Brien: +49 (0)30 1234567.";
  for (const beginnings of [[], ["cafe"], ["obrien", "brien", "the"], ["301234567", "1234"]]) {
    const pieces = markWords(text, beginnings);
    expect(whole(pieces)).toBe(text);
    expect(pieces.every(({ at, text: piece }) => text.startsWith(piece, at))).toBe(true);
  }
});
