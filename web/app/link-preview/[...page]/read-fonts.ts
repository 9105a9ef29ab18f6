import { readFile } from "node:fs/promises";
import { subsetsOf } from "./legible.ts";

const folder = "../../../../node_modules/@fontsource/inter/files";

/** The site's typeface in the one format that the image renderer reads (woff, not woff2). */
const files = {
  latin: [
    new URL(`${folder}/inter-latin-500-normal.woff`, import.meta.url),
    new URL(`${folder}/inter-latin-700-normal.woff`, import.meta.url),
  ],
  "latin-ext": [
    new URL(`${folder}/inter-latin-ext-500-normal.woff`, import.meta.url),
    new URL(`${folder}/inter-latin-ext-700-normal.woff`, import.meta.url),
  ],
  vietnamese: [
    new URL(`${folder}/inter-vietnamese-500-normal.woff`, import.meta.url),
    new URL(`${folder}/inter-vietnamese-700-normal.woff`, import.meta.url),
  ],
  greek: [
    new URL(`${folder}/inter-greek-500-normal.woff`, import.meta.url),
    new URL(`${folder}/inter-greek-700-normal.woff`, import.meta.url),
  ],
  cyrillic: [
    new URL(`${folder}/inter-cyrillic-500-normal.woff`, import.meta.url),
    new URL(`${folder}/inter-cyrillic-700-normal.woff`, import.meta.url),
  ],
} as const;

/** The parts of the typeface that the words need, in two weights each. */
export async function readFonts(words: string) {
  const fonts = subsetsOf(words).flatMap((subset) =>
    files[subset].map(async (file, index) => ({
      name: subset === "latin" ? "Inter" : `Inter ${subset}`,
      data: await readFile(file),
      weight: index === 0 ? (500 as const) : (700 as const),
    })),
  );
  return Promise.all(fonts);
}
