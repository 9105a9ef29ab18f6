import "server-only";
import { createImageUrlBuilder } from "@sanity/image-url";
import { env } from "#env.ts";

const builder = createImageUrlBuilder({
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  ...(env.SANITY_API_HOST ? { baseUrl: env.SANITY_API_HOST } : {}),
});

export type ImageSource = {
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null;
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null;
  asset: {
    _id: string;
    extension: string | null;
    width: number | null;
    height: number | null;
    lqip: string | null;
  } | null;
};

/** The address of the picture, cut to `width` × `height` pixels around its hotspot when they are given. */
export function imageUrl(
  source: ImageSource,
  size: { width?: number; height?: number } = {},
): string | undefined {
  const { asset } = source;
  if (!asset) return;
  const image = builder.image({
    asset: { _ref: asset._id },
    ...(source.crop ? { crop: sides(source.crop) } : {}),
    ...(source.hotspot ? { hotspot: area(source.hotspot) } : {}),
  });
  if (asset.extension === "svg") return image.ignoreImageParams().url();
  const sized = size.width ? image.width(size.width) : image;
  const cut = size.height ? sized.height(size.height).fit("crop") : sized.fit("max");
  return cut.auto("format").quality(72).url();
}

/** The address of the file as it was uploaded. */
export function originalUrl(asset: { _id: string }): string {
  return builder
    .image({ asset: { _ref: asset._id } })
    .ignoreImageParams()
    .url();
}

/** The same, offered for saving. */
export function downloadUrl(asset: { _id: string }): string {
  return `${originalUrl(asset)}?dl=`;
}

function sides(crop: NonNullable<ImageSource["crop"]>) {
  return { top: crop.top ?? 0, bottom: crop.bottom ?? 0, left: crop.left ?? 0, right: crop.right ?? 0 };
}

function area(spot: NonNullable<ImageSource["hotspot"]>) {
  return { x: spot.x ?? 0.5, y: spot.y ?? 0.5, width: spot.width ?? 1, height: spot.height ?? 1 };
}
