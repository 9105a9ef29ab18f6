import { expect, test } from "vitest";
import { faceOf, squareAround } from "./around-hotspot.ts";
import type { ImageSource } from "./image-url.ts";

const shapes = [
  [1800, 1800],
  [3000, 2000],
  [1200, 1800],
  [3840, 1080],
] as const;
const crops = [
  null,
  { left: 0.1, right: 0.2, top: 0, bottom: 0.3 },
  { left: 0, right: 0, top: 0.25, bottom: 0 },
];
const hotspots = [0, 0.2, 0.5, 0.8, 1].flatMap((x) =>
  [0, 0.3, 0.6, 1].flatMap((y) => [0, 0.25, 0.5].map((width) => ({ x, y, width, height: width * 0.8 }))),
);
/** Width by height of the boxes that the first screen gives a portrait, from a small phone to a wide desk. */
const boxes = [0.5, 0.56, 0.8, 1, 1.25, 1.6, 2.2];

const all = shapes.flatMap(([width, height]) =>
  crops.flatMap((crop) =>
    [null, ...hotspots].map(
      (hotspot): ImageSource => ({
        crop,
        hotspot,
        asset: { _id: "image-1-1x1-webp", extension: "webp", width, height, color: null },
      }),
    ),
  ),
);

/** In pixels of the whole picture. */
function cropOf({ asset, crop }: ImageSource) {
  const [width, height] = [asset?.width ?? 0, asset?.height ?? 0];
  return {
    left: (crop?.left ?? 0) * width,
    right: width - (crop?.right ?? 0) * width,
    top: (crop?.top ?? 0) * height,
    bottom: height - (crop?.bottom ?? 0) * height,
  };
}

function markedIn(source: ImageSource) {
  const kept = cropOf(source);
  const { asset, hotspot } = source;
  const at = (whole: number, middle = 0.5, size = 0) =>
    [(middle - size / 2) * whole, (middle + size / 2) * whole] as const;
  const into = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const [left, right] = at(asset?.width ?? 0, hotspot?.x, hotspot?.width);
  const [top, bottom] = at(asset?.height ?? 0, hotspot?.y, hotspot?.height);
  return {
    left: into(left, kept.left, kept.right),
    right: into(right, kept.left, kept.right),
    top: into(top, kept.top, kept.bottom),
    bottom: into(bottom, kept.top, kept.bottom),
  };
}

test("what an owner marks on a portrait is in sight in a box of any shape that has room for it", () => {
  for (const source of all.filter(({ hotspot }) => hotspot)) {
    const square = squareAround(source);
    const part = cropOf(square.source);
    const side = part.right - part.left;
    expect(side).toBeCloseTo(part.bottom - part.top, 3);
    const [x = 0, y = 0] = square.position.split(" ").map((share) => Number.parseInt(share, 10) / 100);
    const marked = markedIn(source);
    for (const box of boxes) {
      const [wide, high] = box > 1 ? [side, side / box] : [side * box, side];
      const left = part.left + x * (side - wide);
      const top = part.top + y * (side - high);
      // A share is written in whole percents.
      const slack = side * 0.006;
      const said = JSON.stringify({ source, box });
      if (marked.right - marked.left <= wide) {
        expect(marked.left, said).toBeGreaterThanOrEqual(left - slack);
        expect(marked.right, said).toBeLessThanOrEqual(left + wide + slack);
      }
      if (marked.bottom - marked.top <= high) {
        expect(marked.top, said).toBeGreaterThanOrEqual(top - slack);
        expect(marked.bottom, said).toBeLessThanOrEqual(top + high + slack);
      }
    }
  }
});

test("a square never leaves its picture or what the owner cut off, and a face holds what is marked", () => {
  for (const source of all) {
    const kept = cropOf(source);
    for (const cut of [squareAround(source).source, faceOf(source)]) {
      const part = cropOf(cut);
      expect(part.left).toBeGreaterThanOrEqual(kept.left - 0.01);
      expect(part.right).toBeLessThanOrEqual(kept.right + 0.01);
      expect(part.top).toBeGreaterThanOrEqual(kept.top - 0.01);
      expect(part.bottom).toBeLessThanOrEqual(kept.bottom + 0.01);
    }
    const face = cropOf(faceOf(source));
    const marked = markedIn(source);
    if (source.hotspot && marked.right - marked.left <= face.right - face.left) {
      expect(face.left).toBeLessThanOrEqual(marked.left + 0.01);
      expect(face.right).toBeGreaterThanOrEqual(marked.right - 0.01);
    }
  }
});
