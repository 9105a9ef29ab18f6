import type { ImageFormat, ImageRequest } from "./parse-image-request.ts";

/**
 * The format to answer in: `fm`, else for `auto=format` the smallest one the browser accepts, else the original's own
 * (JPEG where browsers cannot show it).
 */
export function chooseFormat(request: ImageRequest, originalExtension: string, accept: string): ImageFormat {
  if (request.format) return request.format;
  if (request.isAutoFormat) {
    if (originalExtension !== "gif" && accept.includes("image/avif")) return "avif";
    if (accept.includes("image/webp")) return "webp";
  }
  return ownFormats[originalExtension] ?? "jpg";
}

const ownFormats: Partial<Record<string, ImageFormat>> = {
  png: "png",
  webp: "webp",
  gif: "gif",
  avif: "avif",
};
