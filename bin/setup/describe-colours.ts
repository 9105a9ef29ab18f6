import { converter, wcagContrast } from "culori";
import type { Colours } from "../../content/brand.ts";

const toOklch = converter("oklch");
const visible = 3;
const wayOut =
  "If you have a version for dark backgrounds, add it in the Studio, under Brand kit: dark mode shows that one.";

/** What became of the agency's colour, and what of its logo is hard to see, a sentence each. */
export function describeColours(brand: string, { light, dark }: Colours, logo: Buffer | undefined): string[] {
  const { accent, highlight = "" } = light;
  const second = (toOklch(highlight)?.h ?? 0) > 150 ? "blue" : "gold";
  return [
    ...(accent === brand ? [] : [`${brand} cannot be read as text: links and buttons are ${accent}.`]),
    `With ${brand} come a ${second}, ${highlight}, for badges and quotes, and a lighter ${dark.accent} for dark mode.`,
    ...findFaintFills(logo?.toString("utf8") ?? "", dark.paper ?? ""),
  ];
}

function findFaintFills(logo: string, paper: string): string[] {
  const fills = [...logo.matchAll(/\bfill\s*[:=]\s*["']?\s*(#[\da-f]{6}|#[\da-f]{3})\b/gi)];
  const faint = [...new Set(fills.map(([, fill = ""]) => fill.toLowerCase()))].flatMap((fill) => {
    const ratio = wcagContrast(fill, paper);
    if (ratio >= visible) return [];
    return [`Your logo has ${fill}, which is hard to see in dark mode (${ratio.toFixed(1)}:1).`];
  });
  return faint.length > 0 ? [...faint, wayOut] : [];
}
