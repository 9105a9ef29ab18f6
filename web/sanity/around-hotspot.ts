import type { ImageSource } from "./image-url.ts";

type Span = { from: number; to: number };

/** Where nobody has marked anything: faces are above the middle. */
const usual = { x: 0.5, y: 0.38, width: 0.5, height: 0.5 };

/**
 * The largest square of a picture that keeps what its hotspot marks, and the `object-position` that keeps it in a box of any shape
 * in which it has room.
 */
export function squareAround(source: ImageSource): { source: ImageSource; position: string } {
  const { across, down } = readSides(source);
  const side = Math.min(across.length, down.length);
  const [left, top] = [slide(across, side), slide(down, side)];
  const share = ({ from, to }: Span, start: number) =>
    `${Math.round(pull({ from: from - start, to: to - start }, side) * 100)}%`;
  return {
    source: cutTo(source, left, top, side),
    position: `${share(across, left)} ${share(down, top)}`,
  };
}

/** Only what the hotspot marks, as a square of a quarter of the picture's height or more. */
export function faceOf(source: ImageSource): ImageSource {
  const { across, down } = readSides(source);
  const marked = Math.max(across.to - across.from, down.to - down.from);
  const shorter = Math.min(across.length, down.length);
  const side = Math.min(Math.max(marked, shorter / 4), shorter);
  const start = ({ from, to, length }: Span & { length: number }) =>
    Math.min(Math.max((from + to - side) / 2, 0), length - side);
  return cutTo(source, start(across), start(down), side);
}

/** The two sides of what the crop leaves, in pixels, and which part of each the hotspot marks. */
function readSides({ asset, crop, hotspot }: ImageSource) {
  const read = (whole: number, before: number, after: number, middle: number, size: number) => {
    const length = whole * (1 - before - after);
    const inside = (at: number) => Math.min(Math.max(at * whole - before * whole, 0), length);
    return { length, from: inside(middle - size / 2), to: inside(middle + size / 2) };
  };
  const spot = { ...usual, ...hotspot };
  return {
    across: read(asset?.width ?? 0, crop?.left ?? 0, crop?.right ?? 0, spot.x, spot.width),
    down: read(asset?.height ?? 0, crop?.top ?? 0, crop?.bottom ?? 0, spot.y, spot.height),
  };
}

/** Where a part of `side` begins that gives up as much before what is marked as behind it, each by what there is. */
function slide(span: Span & { length: number }, side: number): number {
  return pull(span, span.length) * (span.length - side);
}

function pull({ from, to }: Span, length: number): number {
  const free = from + length - to;
  return free > 0 ? from / free : 0.5;
}

function cutTo(source: ImageSource, left: number, top: number, side: number): ImageSource {
  const width = source.asset?.width ?? 1;
  const height = source.asset?.height ?? 1;
  const before = { left: source.crop?.left ?? 0, top: source.crop?.top ?? 0 };
  const crop = { left: before.left + left / width, top: before.top + top / height };
  return {
    ...source,
    hotspot: null,
    crop: { ...crop, right: 1 - crop.left - side / width, bottom: 1 - crop.top - side / height },
  };
}
