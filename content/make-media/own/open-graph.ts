import { readFileSync } from "node:fs";
import { join } from "node:path";
import { document } from "../stage/document.ts";
import { mediaFile } from "../stage/folders.ts";

export function openGraph(picture: string): string {
  const logo = readFileSync(mediaFile("brand/reversed.svg")).toString("base64");
  return document({
    typefaces: ["bricolage-grotesque 800", "bricolage-grotesque 500"],
    style: join(import.meta.dirname, "own.css"),
    body: `<div class="preview"><img class="photo" src="${picture}"><div><img class="logo" src="data:image/svg+xml;base64,${logo}"><h1>Websites & workflows, built to pay for themselves</h1><p>Durham Region, Ontario</p></div></div>`,
  });
}
