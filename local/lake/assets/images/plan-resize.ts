import { AssetRefusal } from "../asset-refusal.ts";
import { type ImageRequest, type Look, maxSide } from "./parse-image-request.ts";
import type { Rectangle } from "./read-crop.ts";

type Size = { width: number; height: number };

/** Cut `window` out of the original, scale it to `size`; then centre it on `canvas` when there is one. */
export type ResizePlan = { window: Rectangle; size: Size; canvas?: Size; isEntropyCrop?: boolean };

const maxOutputPixels = 32_000_000;

/**
 * Works out what to cut and how to scale for a picture of `original` size (after EXIF rotation), all in whole pixels.
 * Throws AssetRefusal 400 for a rectangle outside the picture and for a result that would be too large.
 */
export function planResize(original: Size, request: ImageRequest): ResizePlan {
  const window = clampRectangle(request.rectangle, original);
  const plan = fitWindow(window, isTurnedSideways(request.look) ? swapSides(request) : request);
  const { width, height } = plan.canvas ?? plan.size;
  if (width > maxSide || height > maxSide || width * height > maxOutputPixels) {
    throw new AssetRefusal(400, `Requested image is too large: ${width}x${height}`);
  }
  return plan;
}

function isTurnedSideways({ orientation }: Look): boolean {
  return orientation === "90" || orientation === "270";
}

/** The picture is turned after it is scaled, so what becomes its width is its height here. */
function swapSides(request: ImageRequest): ImageRequest {
  return { ...request, width: request.height, height: request.width };
}

function clampRectangle(rectangle: Rectangle | undefined, original: Size): Rectangle {
  if (!rectangle) return { left: 0, top: 0, ...original };
  const { left, top } = rectangle;
  if (left >= original.width || top >= original.height) {
    throw new AssetRefusal(400, "The rectangle lies outside of the image");
  }
  const width = Math.min(rectangle.width, original.width - left);
  return { left, top, width, height: Math.min(rectangle.height, original.height - top) };
}

function fitWindow(window: Rectangle, request: ImageRequest): ResizePlan {
  const { fit, crop, pixelRatio } = request;
  const width = request.width && request.width * pixelRatio;
  const height = request.height && request.height * pixelRatio;
  if (!width && !height) return { window, size: { width: window.width, height: window.height } };
  const mayEnlarge = fit !== "max" && fit !== "fillmax" && fit !== "min";
  const limit = mayEnlarge ? Number.POSITIVE_INFINITY : 1;
  if (!width || !height) {
    const factor = Math.min(width ? width / window.width : (height ?? 1) / window.height, limit);
    return { window, size: scale(window, factor) };
  }
  const [factorX, factorY] = [width / window.width, height / window.height];
  const target = scale({ width, height }, 1);
  const inside = scale(window, Math.min(factorX, factorY, limit));
  if (fit === "scale") return { window, size: target };
  if (fit === "fill" || fit === "fillmax") return { window, size: inside, canvas: target };
  if (fit === "clip" || fit === "max") return { window, size: inside };
  const factor = Math.max(factorX, factorY);
  const size = fit === "min" ? scale({ width, height }, Math.min(1, 1 / factor)) : target;
  if (crop === "entropy") return { window, size, isEntropyCrop: true };
  return { window: cutAround(window, scale({ width, height }, 1 / factor), crop), size };
}

function scale({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

function cutAround(window: Rectangle, cut: Size, point: { x: number; y: number }): Rectangle {
  const width = Math.min(cut.width, window.width);
  const height = Math.min(cut.height, window.height);
  const place = (at: number, cutLength: number, whole: number) =>
    Math.round(Math.min(Math.max(at * whole - cutLength / 2, 0), whole - cutLength));
  return {
    left: window.left + place(point.x, width, window.width),
    top: window.top + place(point.y, height, window.height),
    width,
    height,
  };
}
