import { expect, test } from "vitest";
import { listHeadings } from "./list-headings.ts";

const block = (key: string, text: string, style = "h2") => ({
  _key: key,
  _type: "block",
  style,
  children: [{ text }],
});

test("every second-level heading gets an anchor of its words", () => {
  const body = [
    block("a", "What is collected, and why"),
    block("b", "Nothing is bought.", "normal"),
    { _key: "c", _type: "picture" as const },
    block("d", "Données personnelles"),
  ];
  expect(listHeadings(body)).toEqual([
    { key: "a", id: "what-is-collected-and-why", text: "What is collected, and why" },
    { key: "d", id: "données-personnelles", text: "Données personnelles" },
  ]);
});

test("equal headings and headings without words have anchors of their own", () => {
  const ids = listHeadings([block("a", "Fees"), block("b", "Fees"), block("c", "…"), block("d", "?")]);
  expect(ids.map(({ id }) => id)).toEqual(["fees", "fees-1", "part", "part-1"]);
});
