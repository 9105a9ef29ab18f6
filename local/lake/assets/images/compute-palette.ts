import type { Sharp } from "sharp";
import { type CountedColor, countColors } from "./count-colors.ts";

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
