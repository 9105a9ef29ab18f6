import { expect, it } from "vitest";
import { holdsOn } from "./list-users.ts";

const wraps: [string, (value: object) => object][] = [
  ["a field", (value) => ({ testimonial: value })],
  ["a list", (value) => ({ cards: [null, "text", { _ref: "another" }, value] })],
  ["a member's field", (value) => ({ chapters: [{ _key: "a", quote: value }] })],
  ["a link in a text", (value) => ({ body: [{ _type: "block", markDefs: [{ target: value }] }] })],
];

it.each(
  wraps.flatMap(([place, wrap]) =>
    wraps.map(
      ([inner, wrapInner]) => [`${place} with ${inner}`, (value: object) => wrap(wrapInner(value))] as const,
    ),
  ),
)("a document is held by a strong reference in %s, and by no weak one", (_, wrap) => {
  expect(holdsOn(wrap({ _ref: "one" }), "one")).toBe(true);
  expect(holdsOn(wrap({ _ref: "one", _weak: false }), "one")).toBe(true);
  expect(holdsOn(wrap({ _ref: "one", _weak: true }), "one")).toBe(false);
  expect(holdsOn(wrap({ _ref: "other" }), "one")).toBe(false);
  expect(holdsOn([wrap({ _ref: "one", _weak: true }), wrap({ _ref: "one" })], "one")).toBe(true);
});
