import { expect, test } from "vitest";
import { stubSettings } from "#env-in-test.ts";

stubSettings();
const { imageUrl } = await import("./image-url.ts");

const asset = { _id: "image-a1-2000x1000-jpg", extension: "jpg", width: 2000, height: 1000, color: null };
const cut = { width: 500, height: 500 };

/** The part of the picture that is shown: left, top, width and height in its own pixels. */
function rectOf(x: number, crop?: { left: number }): number[] {
  const source = { asset, crop, hotspot: { x, y: 0.5, width: 0.1, height: 0.1 } };
  const rect = new URL(imageUrl(source, cut) ?? "", "http://localhost").searchParams.get("rect") ?? "";
  return rect.split(",").map(Number);
}

test("a picture is cut around the point that must stay visible", () => {
  expect(rectOf(0.1)).toEqual([0, 0, 1000, 1000]);
  expect(rectOf(0.5)).toEqual([500, 0, 1000, 1000]);
  expect(rectOf(0.9)).toEqual([1000, 0, 1000, 1000]);
});

test("and never shows what the owner cropped away", () => {
  const [left = 0, , width = 0] = rectOf(0.1, { left: 0.25 });
  expect(left).toBe(500);
  expect(left + width).toBeLessThanOrEqual(2000);
});
