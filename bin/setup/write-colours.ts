import { converter } from "culori";
import type { Colours } from "../../content/brand.ts";

const toRgb = converter("rgb");

/** The stylesheet that names a palette's colours: those that differ by scheme as `light-dark()`. */
export function writeColours({ light, dark }: Colours): string {
  const lines = Object.entries(light).map(([name, colour]) => {
    const other = dark[name] ?? colour;
    return `  --${name}: ${colour === other ? colour : `light-dark(${colour}, ${other})`};`;
  });
  const [ink = "", onDark = "", onNight = ""] = [light.ink, dark.ink, light["on-night"]].map(channels);
  const always = "fill" in light ? "Night and cover are" : "Stage and night are";
  return [
    `/* Written by bin/setup/write-colours.ts from the colours of brand.json. ${always} dark in both schemes. */`,
    ":root {",
    "  color-scheme: light dark;",
    "",
    ...lines,
    "",
    `  --hover: light-dark(rgb(${ink} / 0.06), rgb(${onDark} / 0.09));`,
    `  --night-hover: rgb(${onNight} / 0.1);`,
    `  --shadow: 0 1px 2px rgb(${ink} / 0.06), 0 12px 32px -12px rgb(${ink} / 0.22);`,
    "}",
    "",
  ].join("\n");
}

function channels(colour = "#000000"): string {
  const { r = 0, g = 0, b = 0 } = toRgb(colour) ?? {};
  return [r, g, b].map((part) => Math.round(part * 255)).join(" ");
}
