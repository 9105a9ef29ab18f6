import type { Sharp } from "sharp";

type Target = { lightness: [min: number, ideal: number, max: number]; saturation: [number, number, number] };

const dark: Target["lightness"] = [0, 0.26, 0.45];
const normal: Target["lightness"] = [0.3, 0.5, 0.7];
const light: Target["lightness"] = [0.55, 0.74, 1];
const vibrant: Target["saturation"] = [0.35, 1, 1];
const muted: Target["saturation"] = [0, 0.3, 0.4];

const targets = {
  darkMuted: { lightness: dark, saturation: muted },
  darkVibrant: { lightness: dark, saturation: vibrant },
  lightMuted: { lightness: light, saturation: muted },
  lightVibrant: { lightness: light, saturation: vibrant },
  muted: { lightness: normal, saturation: muted },
  vibrant: { lightness: normal, saturation: vibrant },
} satisfies Record<string, Target>;

/**
 * The `sanity.imagePalette` of a picture: per swatch the best fitting colour that occurs in it, `population` in percent.
 * A swatch that no colour of the picture fits gets the dominant hue and population 0.
 */
export async function computePalette(image: Sharp): Promise<object> {
  const candidates = await countColors(image);
  const dominant = candidates.reduce((most, next) => (next.population > most.population ? next : most));
  const swatches = Object.entries(targets).map(([name, target]) => [
    name,
    toSwatch(findBest(candidates, target) ?? invent(dominant, target)),
  ]);
  return { _type: "sanity.imagePalette", ...Object.fromEntries(swatches), dominant: toSwatch(dominant) };
}

function findBest(candidates: CountedColor[], target: Target): CountedColor | undefined {
  const score = ({ lightness, saturation, population }: CountedColor) =>
    6 * (1 - Math.abs(lightness - target.lightness[1])) +
    3 * (1 - Math.abs(saturation - target.saturation[1])) +
    population;
  return candidates
    .filter(({ lightness }) => lightness >= target.lightness[0] && lightness <= target.lightness[2])
    .filter(({ saturation }) => saturation >= target.saturation[0] && saturation <= target.saturation[2])
    .toSorted((one, other) => score(other) - score(one))
    .at(0);
}

function invent({ hue }: CountedColor, target: Target): CountedColor {
  const [lightness, saturation] = [target.lightness[1], target.saturation[1]];
  const channel = (shift: number) => {
    const turn = (shift + hue / 30) % 12;
    const amplitude = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  const color = { red: channel(0), green: channel(8), blue: channel(4) };
  return { color, hue, lightness, saturation, population: 0 };
}

function toSwatch({ color, population }: CountedColor): object {
  const { red, green, blue } = color;
  const hex = [red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, "0")).join("");
  const brightness = (red * 299 + green * 587 + blue * 114) / 1000;
  return {
    _type: "sanity.imagePaletteSwatch",
    background: `#${hex}`,
    foreground: brightness < 150 ? "#fff" : "#000",
    population: Math.round(population * 10_000) / 100,
    title: brightness < 200 ? "#fff" : "#000",
  };
}

type CountedColor = ReturnType<typeof measureColor>;
type Color = { red: number; green: number; blue: number };

/**
 * The colours of a picture, near ones taken together; clear pixels do not count.
 * Hue is in degrees, saturation, lightness and population between 0 and 1, channels between 0 and 255.
 */
async function countColors(image: Sharp): Promise<[CountedColor, ...CountedColor[]]> {
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
