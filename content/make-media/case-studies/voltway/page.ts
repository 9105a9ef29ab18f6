import { readFileSync } from "node:fs";
import { join } from "node:path";
import { document } from "../../stage/document.ts";
import { mediaFile } from "../../stage/folders.ts";

const drawing = readFileSync(mediaFile("case-studies/voltway/logo.svg")).toString("base64");

export const voltwayLogo = `<img src="data:image/svg+xml;base64,${drawing}">`;

export function voltwayPage(body: string): string {
  const typefaces = ["sora 400", "sora 600", "sora 700", "sora 800"];
  return document({ typefaces, style: join(import.meta.dirname, "voltway.css"), body });
}
