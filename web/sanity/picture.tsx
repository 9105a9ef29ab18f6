import "server-only";
import type { ComponentProps } from "react";
import { type ImageSource, imageUrl } from "./image-url.ts";
import { SizedImage } from "./sized-image.tsx";

export type PictureSource = ImageSource & { alt?: string | null };

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt" | "width" | "height" | "style"> & {
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

/** A plain <img> in every useful width, in the best format the browser takes, on its own main colour until it is there. */
export function Picture({ source, sizes, ratio, isFirst, isDecoration, ...rest }: PictureProps) {
  const shape = source && shapeOf(source, ratio);
  if (!source?.asset || !shape) return null;
  const given = {
    ...rest,
    ...shape,
    alt: isDecoration ? "" : (source.alt ?? ""),
    ...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const }),
  };
  // biome-ignore lint/performance/noImgElement: a server-only <img> costs no script; next/image does.
  if (source.asset.extension === "svg") return <img {...given} alt={given.alt} src={imageUrl(source)} />;
  return (
    <SizedImage
      {...given}
      address={imageUrl(source, ratio ? shape : { width: shape.width }) ?? ""}
      sizes={sizes}
      {...(source.asset.color && { color: source.asset.color })}
    />
  );
}

function shapeOf({ asset, crop }: ImageSource, ratio: number | undefined) {
  if (!asset?.width || !asset.height) return;
  const width = asset.width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0));
  const height = asset.height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0));
  if (!ratio) return { width: Math.round(width), height: Math.round(height) };
  const cutWidth = Math.min(width, height * ratio);
  return { width: Math.round(cutWidth), height: Math.round(cutWidth / ratio) };
}
