import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fallbacksPath, makeFallbacks } from "./make-fallbacks.ts";

test("what stands in for Inter is as wide as the typefaces themselves say", () => {
  expect(readFileSync(fallbacksPath, "utf8")).toBe(makeFallbacks());
});
