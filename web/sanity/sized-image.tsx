import type { ComponentProps } from "react";
import { widths } from "./media/widths.ts";

const pixelsPerRem = 16;
/** Phones have up to three pixels where a style sheet counts one. */
const densestScreen = 3;

type SizedImageProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "style" | "color"> & {
  /** The address of the whole picture, whose `w` and `h` are its size. */
  address: string;
  width: number;
  height: number;
  alt: string;
  sizes: string;
  /** What stands there until the picture does. */
  color?: string;
};

/**
 * One picture in every useful width. A finished page has `color` in a style element (delivery/gather-styles.ts): React keeps what
 * the HTML has.
 */
export function SizedImage({ address, width, height, alt, sizes, color, ...rest }: SizedImageProps) {
  const at = (wide: number) =>
    address.replace(
      /\bw=\d+(&h=\d+)?/,
      (_, cut) => `w=${wide}${cut ? `&h=${Math.round((wide * height) / width)}` : ""}`,
    );
  return (
    // biome-ignore lint/performance/noImgElement: next/image costs more script than the rest of the page.
    <img
      {...rest}
      src={at(Math.min(1080, width))}
      srcSet={usefulWidths(width, sizes)
        .map((wide) => `${at(wide)} ${wide}w`)
        .join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      style={color ? { backgroundColor: color } : undefined}
      suppressHydrationWarning
    />
  );
}

/** Up to the whole width, or to what the densest screen needs of a picture that has the same width everywhere. */
function usefulWidths(whole: number, sizes: string): number[] {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes) ?? [];
  const enough = rem ? Number(rem) * pixelsPerRem * densestScreen : Number.POSITIVE_INFINITY;
  const usable = [...widths.filter((width) => width < whole), whole];
  const last = usable.findIndex((width) => width >= enough);
  return last < 0 ? usable : usable.slice(0, last + 1);
}
