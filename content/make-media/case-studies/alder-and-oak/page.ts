import { renderScene } from "../../render/render-scene.ts";
import { fileUrl } from "../../stage/document.ts";
import { caseLogo, casePage } from "../case-page.ts";

const typefaces = ["cormorant-garamond 500", "cormorant-garamond 500 italic", "jost 400", "jost 500"];

export const nav = `<nav>${caseLogo("alder-and-oak")}<span>Projects</span><span>Services</span><span>Materials</span><span>Journal</span><a>Book a consultation</a></nav>`;

export function alderPage(body: string): string {
  return casePage("alder-and-oak", typefaces, body);
}

export async function room(scene: string): Promise<string> {
  return `<img src="${fileUrl(await renderScene(scene))}">`;
}
