import "server-only";
import { createImageUrlBuilder } from "@sanity/image-url";
import { mediaSource } from "./media/media-source.ts";
import { signPart } from "./media/sign-part.ts";

const { host: baseUrl, projectId, dataset, secret } = mediaSource;
const builder = createImageUrlBuilder({ baseUrl, projectId, dataset });

export type ImageSource = {
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null;
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null;
  asset: {
    _id: string;
    extension: string | null;
    width: number | null;
    height: number | null;
    color: string | null;
  } | null;
};

/** The address of the picture on this site, cut to `width` × `height` pixels around its hotspot when they are given. */
export function imageUrl(
  source: ImageSource,
  size: { width?: number; height?: number } = {},
): string | undefined {
  const { asset } = source;
  const image = imageOf(source);
  if (!asset || !image) return;
  if (asset.extension === "svg") return ownAddress(image.ignoreImageParams().url());
  const sized = image.width(size.width ?? asset.width ?? 1280);
  return ownAddress((size.height ? sized.height(size.height) : sized).url());
}

/** The same under app/media, which adds encoding and quality. Of a cut picture `rect` has the shape: it needs no height. */
function ownAddress(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const name = pathname.split("/").at(-1) ?? "";
  const [rect, width] = [searchParams.get("rect"), searchParams.get("w")];
  const query = [
    ...(rect ? [`rect=${rect}&s=${signPart(name, rect, secret)}`] : []),
    ...(width ? [`w=${width}`] : []),
  ];
  return `/media/${name}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** The address of the picture at the content service as a JPEG, cut to the size around its hotspot: for what is drawn on the server. */
export function pictureAtService(
  source: ImageSource,
  size: { width: number; height: number },
): string | undefined {
  const image = imageOf(source);
  if (!source.asset || source.asset.extension === "svg") return image?.ignoreImageParams().url();
  return image?.width(size.width).height(size.height).fit("crop").format("jpg").quality(82).url();
}

/** The address of the file as it was uploaded, at the content service. */
export function originalUrl(asset: { _id: string }): string {
  return builder
    .image({ asset: { _ref: asset._id } })
    .ignoreImageParams()
    .url();
}

/** The same on this site, offered for saving. */
export function downloadUrl(asset: { _id: string }): string {
  return `${ownAddress(originalUrl(asset))}?dl=`;
}

function imageOf({ asset, crop, hotspot }: ImageSource) {
  if (!asset) return;
  return builder.image({
    asset: { _ref: asset._id },
    ...(crop ? { crop: sides(crop) } : {}),
    ...(hotspot ? { hotspot: area(hotspot) } : {}),
  });
}

function sides(crop: NonNullable<ImageSource["crop"]>) {
  return { top: crop.top ?? 0, bottom: crop.bottom ?? 0, left: crop.left ?? 0, right: crop.right ?? 0 };
}

function area(spot: NonNullable<ImageSource["hotspot"]>) {
  return { x: spot.x ?? 0.5, y: spot.y ?? 0.5, width: spot.width ?? 1, height: spot.height ?? 1 };
}
