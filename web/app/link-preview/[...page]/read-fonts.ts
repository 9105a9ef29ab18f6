import { readFile } from "node:fs/promises";

const folder = "../../../../node_modules/@fontsource/inter/files";

/** The site's typeface in the one format that the image renderer reads (woff, not woff2). */
export async function readFonts() {
  const [regular, bold] = await Promise.all([
    readFile(new URL(`${folder}/inter-latin-500-normal.woff`, import.meta.url)),
    readFile(new URL(`${folder}/inter-latin-700-normal.woff`, import.meta.url)),
  ]);
  return [
    { name: "Inter", data: regular, weight: 500 as const },
    { name: "Inter", data: bold, weight: 700 as const },
  ];
}
