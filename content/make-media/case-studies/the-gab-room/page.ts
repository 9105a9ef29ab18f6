import { caseLogo, casePage } from "../case-page.ts";

const typefaces = ["archivo-black 400", "space-grotesk 500", "space-grotesk 700"];

export const nav = `<nav>${caseLogo("the-gab-room")}<span>Episodes</span><span>Hosts</span><span>Live shows</span><span>Merch</span><a>Listen free</a></nav>`;

export function gabPage(body: string): string {
  return casePage("the-gab-room", typefaces, body);
}
