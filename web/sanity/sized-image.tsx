import type { ComponentProps } from "react";
import { fewWidths, firstWidths, widths } from "./media/widths.ts";

const pixelsPerRem = 16;
/** Phones have up to three pixels where a style sheet counts one. */
const densestScreen = 3;

type SizedImageProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "style" | "color"> & {
  /** The address of the whole picture, whose `w` is its width. */
  address: string;
  width: number;
  alt: string;
  sizes: string;
  /** What stands there until the picture does. */
  color?: string;
};

/**
 * One picture in every useful width. A finished page has `color` in a style element (delivery/gather-styles.ts): React keeps what
 * the HTML has.
 */
export function SizedImage({ address, width, alt, sizes, color, ...rest }: SizedImageProps) {
  const at = (wide: number) => address.replace(/\bw=\d+/, `w=${wide}`);
  const offered = usefulWidths(width, sizes, rest.loading === "lazy");
  return (
    // biome-ignore lint/performance/noImgElement: next/image costs more script than the rest of the page.
    <img
      {...rest}
      src={at(Math.min(1080, offered.at(-1) ?? width))}
      {...(offered.length > 1 && { srcSet: offered.map((wide) => `${at(wide)} ${wide}w`).join(", "), sizes })}
      width={width}
      alt={alt}
      style={color ? { backgroundColor: color } : undefined}
      suppressHydrationWarning
    />
  );
}

/** Up to the whole width, or to what the densest screen needs of a picture that has the same width everywhere. */
function usefulWidths(whole: number, sizes: string, isLate: boolean): number[] {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes) ?? [];
  const growing = isLate ? fewWidths : firstWidths;
  const usable = [...(rem ? widths : growing).filter((width) => width < whole), whole];
  const last = usable.findIndex((width) => width >= Number(rem) * pixelsPerRem * densestScreen);
  return last < 0 ? usable : usable.slice(0, last + 1);
}
