import { globSync } from "node:fs";
import { join } from "node:path";
import opentype from "opentype.js";
import sharp from "sharp";
import { root } from "../stack/settings.ts";

export type Mark = {
  /** The mark as the inside of a square drawing of `size` units. */
  drawing: string;
  size: number;
  /** What it stands on where a system cuts icons into its own shape. */
  ground: string;
  /** It fills its square, so that it needs no room around it. */
  isTile: boolean;
};

const size = 72;

/** The agency's logo, where it is about as wide as high and so can be an icon; else the first letters of its name on its colour. */
export async function chooseMark(
  name: string,
  logo: Buffer | undefined,
  accent: string,
  onAccent: string,
): Promise<Mark> {
  const { width = 0, height = 0 } = logo ? await sharp(logo).metadata() : {};
  const isCompact = width > 0 && width / height < 1.4 && height / width < 1.4;
  return logo && isCompact ? markOfLogo(logo) : markOfName(name, accent, onAccent);
}

function markOfLogo(logo: Buffer): Mark {
  const address = `data:image/svg+xml;base64,${logo.toString("base64")}`;
  return {
    drawing: `<image href="${address}" width="${size}" height="${size}"/>`,
    size,
    ground: "#ffffff",
    isTile: false,
  };
}

function markOfName(name: string, accent: string, onAccent: string): Mark {
  const tile = `<rect width="${size}" height="${size}" rx="16" fill="${accent}"/>`;
  const drawing = `${tile}<path fill="${onAccent}" d="${outline(initialsOf(name))}"/>`;
  return { drawing, size, ground: accent, isTile: true };
}

/** One letter of one word, two of several: “Nordlicht” is N, “Kiel & Söhne” is KS. */
export function initialsOf(name: string): string {
  const words = name.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = "") => (Array.from(word)[0] ?? "").toLocaleUpperCase()).join("");
}

/** The letters in the middle of the square; a disc where the site's typeface does not have them. */
function outline(letters: string): string {
  const font = findTypeface(letters);
  const middle = size / 2;
  if (!font) return `M${middle - 16} ${middle}a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z`;
  const fontSize = letters.length > 1 ? 34 : 44;
  const box = font.getPath(letters, 0, 0, fontSize).getBoundingBox();
  return font
    .getPath(letters, middle - (box.x1 + box.x2) / 2, middle - (box.y1 + box.y2) / 2, fontSize)
    .toPathData(2);
}

function findTypeface(letters: string) {
  if (!letters) return;
  const folder = join(root, "node_modules", "@fontsource", "inter", "files");
  for (const file of globSync("inter-{latin,latin-ext,greek,cyrillic}-700-normal.woff", { cwd: folder })) {
    const font = opentype.loadSync(join(folder, file));
    if (Array.from(letters).every((letter) => font.charToGlyphIndex(letter) > 0)) return font;
  }
  return;
}
