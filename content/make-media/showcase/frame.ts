import { join } from "node:path";
import { document } from "../stage/document.ts";

const tree = `<svg viewBox="0 0 40 40"><path fill="currentColor" d="m20 2 7 9h-4l6 8h-4l8 10H22v9h-4v-9H7l8-10h-4l6-8h-4Z"/></svg>`;
const typefaces = ["fraunces 500", "fraunces 500 italic", "fraunces 600", "work-sans 400", "work-sans 500"];
const links = ["Rooms", "Cabins", "Dining", "Activities", "Weddings", "Journal"];

/** A page of the Tamarack Lodge site: header, the given sections and footer. */
export function lodgePage(active: string, body: string, isOver = false): string {
  const items = links.map((link) => `<span class="${link === active ? "on" : ""}">${link}</span>`).join("");
  const header = `<header class="${isOver ? "over" : ""}"><div class="brand">${tree}Tamarack Lodge</div>${items}<a class="button">Book a stay</a><b class="menu">Menu</b></header>`;
  const footer = `<footer><b>Tamarack Lodge</b><span>1 Narrows Road, Haliburton Highlands</span><span>(705) 555-0177</span><span>Open all year</span></footer>`;
  return document({ typefaces, style: join(import.meta.dirname, "lodge.css"), body: header + body + footer });
}
