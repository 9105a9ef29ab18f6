import type { ImageFormat, ImageRequest } from "./parse-image-request.ts";

/** Above this AVIF takes seconds to make. */
const maxAvifPixels = 3_000_000;

/**
 * The format to answer in: `fm`, else for `auto=format` the smallest one the browser accepts, else the original's own
 * (JPEG where browsers cannot show it).
 */
export function chooseFormat(
  request: ImageRequest,
  answer: { extension: string; accept: string; pixels: number },
): ImageFormat {
  const { extension, accept, pixels } = answer;
  if (request.format) return request.format;
  if (request.isAutoFormat) {
    if (extension !== "gif" && pixels <= maxAvifPixels && accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return ownFormats[extension] ?? "jpg";
}

const ownFormats: Partial<Record<string, ImageFormat>> = {
  png: "png",
  webp: "webp",
  gif: "gif",
  avif: "avif",
};
