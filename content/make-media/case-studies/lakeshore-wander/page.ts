import { landscapeFile } from "../../pictures/landscape-file.ts";
import { fileUrl } from "../../stage/document.ts";
import { caseLogo, casePage } from "../case-page.ts";

const typefaces = ["dm-serif-display 400", "dm-sans 400", "dm-sans 500", "dm-sans 600"];

export const nav = `<nav>${caseLogo("lakeshore-wander")}<span>Tours</span><span>Guides</span><span>Gear</span><span>Stories</span><a class="button">Book a tour</a></nav>`;

export function lakeshorePage(body: string): string {
  return casePage("lakeshore-wander", typefaces, body);
}

export async function lake(...view: Parameters<typeof landscapeFile>): Promise<string> {
  return `<img src="${fileUrl(await landscapeFile(...view))}">`;
}
