import { readFileSync } from "node:fs";
import { join } from "node:path";
import { document } from "../stage/document.ts";
import { mediaFile } from "../stage/folders.ts";

/** A page of a case study's site, dressed by the style sheet that is named like its folder. */
export function casePage(slug: string, typefaces: string[], body: string): string {
  return document({ typefaces, style: join(import.meta.dirname, slug, `${slug}.css`), body });
}

export function caseLogo(slug: string): string {
  const drawing = readFileSync(mediaFile(`case-studies/${slug}/logo.svg`)).toString("base64");
  return `<img class="logo" src="data:image/svg+xml;base64,${drawing}">`;
}
