import brand from "schemas/brand.json";

type Channels = readonly [red: number, green: number, blue: number];

export type ColourDescription = { hex: string; rgb: string; hsl: string; onWhite: number; onInk: number };

/** A colour (#rrggbb) in the notations that people paste, and its contrast with white and with the site's ink. */
export function describeColour(code: string): ColourDescription | null {
  if (!/^#[0-9a-f]{6}$/i.test(code)) return null;
  const hex = code.toLowerCase();
  const channels = channelsOf(hex);
  return {
    hex,
    rgb: `rgb(${channels.join(" ")})`,
    hsl: hslOf(channels),
    onWhite: contrast(channels, [255, 255, 255]),
    onInk: contrast(channels, channelsOf(brand.colours.light.ink)),
  };
}

function channelsOf(hex: string): Channels {
  const read = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [read(1), read(3), read(5)];
}

function hslOf(channels: Channels): string {
  const [red, green, blue] = channels.map((channel) => channel / 255);
  if (red === undefined || green === undefined || blue === undefined) return "";
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const lightness = max - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const sector =
    range === 0
      ? 0
      : max === red
        ? (green - blue) / range
        : max === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  const hue = Math.round(sector * 60 + 360) % 360;
  return `hsl(${hue} ${Math.round(saturation * 100)}% ${Math.round(lightness * 100)}%)`;
}

/** WCAG 2's contrast ratio, cut to one decimal so that it never promises more than there is. */
function contrast(one: Channels, other: Channels): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 10) / 10;
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
