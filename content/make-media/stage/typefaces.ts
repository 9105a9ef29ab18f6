import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { typefaceFolder } from "./folders.ts";

/** A typeface is written "family weight" or "family weight italic", e.g. "fraunces 600 italic". */
export function typefaceFile(typeface: string): string {
  const [family, weight = "400", style = "normal"] = typeface.split(" ");
  const file = join(typefaceFolder, `${family}/files/${family}-latin-${weight}-${style}.woff`);
  if (!existsSync(file))
    throw new Error(`No file for the typeface "${typeface}"; run npm install in make-media`);
  return file;
}

function fontFace(typeface: string): string {
  const [family, weight = "400", style = "normal"] = typeface.split(" ");
  const url = pathToFileURL(typefaceFile(typeface)).href;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url("${url}")}`;
}

export function fontFaces(typefaces: string[]): string {
  return typefaces.map(fontFace).join("\n");
}
