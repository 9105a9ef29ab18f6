import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("values stand in their places; a place without a value stays to be seen", () => {
  expect(fill("{left} of {most} left, {left}", { left: 3, most: 5 })).toBe("3 of 5 left, 3");
  expect(fill("{name}", {})).toBe("{name}");
});

test("a value that ends in a full stop ends the sentence", () => {
  expect(fill("Write to {agency}. Or call {agency}.", { agency: "Mill Ltd." })).toBe(
    "Write to Mill Ltd. Or call Mill Ltd.",
  );
  expect(fill("Saving {file}...", { file: "a." })).toBe("Saving a....");
});
