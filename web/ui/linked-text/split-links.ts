export type TextPart = { at: number; text: string; href?: string };

const address = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const closing = /[.,;:!?)\]}*_]+$/;

/** A text in parts, the web addresses in it as links. Whatever a browser could take for something else stays words. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const href = trimEnd(match[0]);
    if (!isPlainAddress(href)) continue;
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) });
    end = match.index + href.length;
    parts.push({ at: match.index, text: href, href });
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** A sentence's full stop is not part of the address, a closing bracket is when the address opened it. */
function trimEnd(href: string): string {
  const bare = href.replace(closing, "");
  return bare.includes("(") && href.startsWith(`${bare})`) ? `${bare})` : bare;
}

function isPlainAddress(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}
