import { expect, test } from "vitest";
import { formatSize } from "./format-size.ts";

test.each([
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 KB"],
  [999_499, "999 KB"],
  [999_500, "1.0 MB"],
  [52_428_800, "52.4 MB"],
])("%i bytes are %s", (bytes, words) => expect(formatSize(bytes, "en-CA")).toBe(words));

test("another country has another decimal sign", () => {
  expect(formatSize(1_500_000, "de-DE")).toBe("1,5 MB");
  expect(formatSize(999, "de-DE")).toBe("999 Byte");
});
