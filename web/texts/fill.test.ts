import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("values stand in their places; a place without a value stays to be seen", () => {
  expect(fill("{left} of {most} left, {left}", { left: 3, most: 5 })).toBe("3 of 5 left, 3");
  expect(fill("{name}", {})).toBe("{name}");
});
