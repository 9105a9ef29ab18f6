import { expect, test } from "vitest";
import { readBlocks } from "./read-blocks.ts";

test("headings, lists and paragraphs are told apart", () => {
  expect(readBlocks("Intro\nsecond line\n\n## Do this\r\n1. One\n2) Two\n\n- a\n* b\nlast")).toEqual([
    { at: 0, is: "paragraph", text: "Intro\nsecond line" },
    { at: 3, is: "heading", text: "Do this" },
    { at: 4, is: "numbers", items: ["One", "Two"] },
    { at: 7, is: "bullets", items: ["a", "b"] },
    { at: 9, is: "paragraph", text: "last" },
  ]);
});

test.each(["", "\n \n", "#no heading", "-5 degrees", "2026 was good", "<script>alert(1)</script>"])(
  "%j is words at most",
  (text) => {
    expect(readBlocks(text).every(({ is }) => is === "paragraph")).toBe(true);
  },
);
