import "server-only";
import type { ComponentProps } from "react";
import { type ImageSource, imageUrl } from "./image-url.ts";

const widths = [320, 640, 960, 1280, 1600, 2080];

export type PictureSource = ImageSource & { alt?: string | null };

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt" | "width" | "height"> & {
  source: PictureSource | null | undefined;
  /** How wide the picture is shown: the `sizes` of an <img>. */
  sizes: string;
  /** Width divided by height, when the picture is cut to a shape. */
  ratio?: number;
  /** The picture that a visitor sees first: fetched at once and before the others. */
  isFirst?: boolean;
  /** A picture whose words stand beside it anyway. */
  isDecoration?: boolean;
};

/** A plain <img> in every useful width, in the best format the browser takes, with a blurred preview. */
export function Picture({ source, sizes, ratio, isFirst, isDecoration, style, ...rest }: PictureProps) {
  const shape = source && shapeOf(source, ratio);
  if (!source?.asset || !shape) return null;
  const isVector = source.asset.extension === "svg";
  const preview = source.asset.lqip && !isVector ? { backgroundImage: `url("${source.asset.lqip}")` } : {};
  return (
    // biome-ignore lint/performance/noImgElement: a server-only <img> costs no script; next/image does.
    <img
      {...rest}
      src={imageUrl(source, isVector ? {} : sizeAt(Math.min(1080, shape.width), shape, ratio))}
      srcSet={isVector ? undefined : srcSetOf(source, shape, ratio)}
      sizes={isVector ? undefined : sizes}
      width={shape.width}
      height={shape.height}
      alt={isDecoration ? "" : (source.alt ?? "")}
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding={isFirst ? undefined : "async"}
      style={{ backgroundSize: "cover", ...preview, ...style }}
    />
  );
}

type Shape = { width: number; height: number };

function shapeOf({ asset, crop }: ImageSource, ratio: number | undefined): Shape | undefined {
  if (!asset?.width || !asset.height) return;
  const width = asset.width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0));
  const height = asset.height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0));
  if (!ratio) return { width: Math.round(width), height: Math.round(height) };
  const cutWidth = Math.min(width, height * ratio);
  return { width: Math.round(cutWidth), height: Math.round(cutWidth / ratio) };
}

function sizeAt(width: number, { width: whole, height }: Shape, ratio: number | undefined) {
  return ratio ? { width, height: Math.round((width * height) / whole) } : { width };
}

function srcSetOf(source: ImageSource, shape: Shape, ratio: number | undefined) {
  const usable = [...widths.filter((width) => width < shape.width), shape.width];
  return usable.map((width) => `${imageUrl(source, sizeAt(width, shape, ratio))} ${width}w`).join(", ");
}
