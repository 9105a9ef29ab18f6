import type { Sharp } from "sharp";

export type CountedColor = ReturnType<typeof measureColor>;
type Color = { red: number; green: number; blue: number };

/**
 * The colours of a picture, near ones taken together; clear pixels do not count.
 * Hue is in degrees, saturation, lightness and population between 0 and 1, channels between 0 and 255.
 */
export async function countColors(image: Sharp): Promise<[CountedColor, ...CountedColor[]]> {
  const { data } = await image
    .resize(96, 96, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buckets = new Map<number, { red: number; green: number; blue: number; count: number }>();
  let total = 0;
  for (let offset = 0; offset + 3 < data.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(offset, offset + 4);
    if (alpha < 125) continue;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    bucket.count += 1;
    buckets.set(key, bucket);
    total += 1;
  }
  const [first, ...rest] = [...buckets.values()].map(({ red, green, blue, count }) =>
    measureColor({ red: red / count, green: green / count, blue: blue / count }, count / total),
  );
  return first ? [first, ...rest] : [measureColor({ red: 0, green: 0, blue: 0 }, 0)];
}

function measureColor(color: Color, population: number) {
  const [red, green, blue] = [color.red / 255, color.green / 255, color.blue / 255];
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return { color, lightness, saturation: 0, hue: 0, population };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    high === red
      ? (green - blue) / spread
      : high === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return { color, lightness, saturation, hue: (sixth * 60 + 360) % 360, population };
}
