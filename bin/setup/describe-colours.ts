import { converter, parse, wcagContrast } from "culori";
import type { Colours } from "../../content/brand.ts";

const toOklch = converter("oklch");
const visible = 3;
const wayOut =
  "If you have a version for dark backgrounds, add it in the Studio, under Brand kit: dark mode shows that one.";
/** A picture has no typefaces: its letters are drawn in one that each reader's device has, wider or narrower. */
const borrowedLetters =
  "Your logo has text in it, which each reader’s device draws in a typeface of its own and may cut off. Save it with its text as outlines (“Convert text to paths”).";

/** What became of the agency's colour, and what of its logo is hard to see, a sentence each. */
export function describeColours(brand: string, colours: Colours, logo: Buffer | undefined): string[] {
  const { light, dark } = colours;
  const { highlight = "" } = light;
  const drawing = logo?.toString("utf8") ?? "";
  const second = (toOklch(highlight)?.h ?? 0) > 150 ? "blue" : "gold";
  return [
    ...describeUse(brand, colours),
    `With ${brand} come a ${second}, ${highlight}, for badges and quotes, and ${nameOther(brand, dark.accent)} for words in dark mode.`,
    ...findFaintColours(drawing, dark.paper ?? ""),
    ...(/<text\b/i.test(drawing) ? [borrowedLetters] : []),
  ];
}

function nameOther(brand: string, accent = ""): string {
  return accent === brand ? "the colour itself" : `a lighter ${accent}`;
}

function describeUse(brand: string, { light }: Colours): string[] {
  const { accent, fill, paper } = light;
  if (!fill)
    return [
      ...(accent === brand ? [] : [`${brand} cannot be read as text: links and buttons are ${accent}.`]),
      "These colours are made as before. `npm run setup -- --look new` shows how they are made now.",
    ];
  if (paper === brand) return [`${brand} is nearly white: pages are ${brand}, buttons and panels ${fill}.`];
  const itself = fill === brand ? brand : `${fill}, which is next to it,`;
  const words =
    accent === brand ? [] : [`Links and small words are ${accent}, since ${brand} could not be read there.`];
  return [
    `Buttons and panels are ${itself} with ${light["on-fill"] === "#ffffff" ? "white" : "dark"} words.`,
    ...words,
  ];
}

/** By what is filled and what is drawn in lines; what says no colour at all is black. */
function findFaintColours(logo: string, paper: string): string[] {
  const named = logo.matchAll(
    /\b(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*(#[\da-f]{3,8}|[a-z]+\([^)]*\)|[a-z]+)/gi,
  );
  const colours = [...named]
    .map(([, colour = ""]) => colour.toLowerCase())
    .filter((colour) => parse(colour) && colour !== "transparent");
  const all = colours.length === 0 && logo !== "" ? ["black"] : colours;
  const faint = [...new Set(all)].flatMap((colour) => {
    const ratio = wcagContrast(colour, paper);
    if (ratio >= visible) return [];
    return [`Your logo has ${colour}, which is hard to see in dark mode (${ratio.toFixed(1)}:1).`];
  });
  return faint.length > 0 ? [...faint, wayOut] : [];
}
