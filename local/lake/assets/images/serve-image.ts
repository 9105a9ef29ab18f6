import { access } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { AssetRefusal } from "../asset-refusal.ts";
import { contentTypeOf } from "../content-type.ts";
import { downloadHeader, sendFile } from "../send-file.ts";
import type { ImageCache } from "./image-cache.ts";
import { type ImageFormat, type ImageRequest, parseImageRequest } from "./parse-image-request.ts";
import { planResize } from "./plan-resize.ts";
import { transformImage } from "./transform-image.ts";

/** Answers an image URL: the original byte for byte without parameters (SVG always), else the picture asked for. */
export async function serveImage(
  request: Request,
  file: string,
  directory: string,
  cache: ImageCache,
): Promise<Response> {
  const [, sha1, width, height, extension] = /^([0-9a-f]{40})-(\d+)x(\d+)\.([a-z]+)$/.exec(file) ?? [];
  if (!sha1 || !extension) throw new AssetRefusal(404, "Asset not found");
  const query = new URL(request.url).searchParams;
  const original = join(directory, file);
  const wanted = parseImageRequest(query);
  if (!wanted || extension === "svg") {
    return await sendFile(request, original, sha1, {
      ...downloadHeader(query, file),
      ...(extension === "svg" && svgPolicy),
      "Content-Type": contentTypeOf(extension),
      "X-Sanity-Sha1": sha1,
    });
  }
  await access(original).catch(() => {
    throw new AssetRefusal(404, "Asset not found");
  });
  const plan = planResize({ width: Number(width), height: Number(height) }, wanted);
  const format = chooseFormat(wanted, {
    extension,
    accept: request.headers.get("accept") ?? "",
    pixels: plan.size.width * plan.size.height,
  });
  const fileExtension = format === "pjpg" ? "jpg" : format;
  const { look } = wanted;
  const path = await cache.find({ file, plan, format, look }, fileExtension, () =>
    transformImage(original, plan, look, format),
  );
  return await sendFile(request, path, basename(path, extname(path)), {
    ...downloadHeader(query, `${sha1}.${fileExtension}`),
    ...(wanted.isAutoFormat && { Vary: "Accept" }),
    "Content-Type": contentTypeOf(fileExtension),
  });
}

const svgPolicy = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/** Above this AVIF takes seconds to make. */
const maxAvifPixels = 3_000_000;

/**
 * The format to answer in: `fm`, else for `auto=format` the smallest one the browser accepts, else the original's own
 * (JPEG where browsers cannot show it).
 */
function chooseFormat(
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
