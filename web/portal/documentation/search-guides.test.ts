import { expect, test } from "vitest";
import { searchGuides } from "./search-guides.ts";

const guides = [
  {
    _id: "a",
    title: "Approve work",
    summary: "What an approval means",
    text: "Press Approve. Your name is recorded.",
  },
  {
    _id: "b",
    title: "Send files",
    summary: "Upload and download",
    text: "You may approve nothing here, only send.",
  },
  { _id: "c", title: "Invoices", summary: null, text: "Every invoice can be downloaded (as a PDF)." },
];
const ids = (words: string) => searchGuides(guides, words).map(({ guide }) => guide._id);

test.each([
  ["approve", ["a", "b"]],
  ["APPROV", ["a", "b"]],
  ["aprove work", ["a"]],
  ["invoice pdf", ["c"]],
  ["nothing of this", []],
  ["", []],
  ["(", []],
])("%j finds %j", (words, expected) => {
  expect(ids(words)).toEqual(expected);
});

test("what was found is marked where it stands", () => {
  const [first] = searchGuides(guides, "record");
  expect(first?.snippet).toEqual([
    { at: 0, text: "Press Approve. Your name is ", isMatch: false },
    { at: 28, text: "recorded", isMatch: true },
    { at: 36, text: ".", isMatch: false },
  ]);
});

test("a snippet of a long text begins shortly before the word", () => {
  const text = `${"filler ".repeat(60)}the needle stands here ${"more ".repeat(60)}`;
  const [found] = searchGuides([{ _id: "x", title: "x", summary: null, text }], "needle");
  const whole = found?.snippet.map((piece) => piece.text).join("") ?? "";
  expect(whole).toMatch(/^… filler .*needle stands here .* …$/);
  expect(whole.length).toBeLessThan(200);
});
