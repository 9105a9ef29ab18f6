import { attributeOf, insertBefore, makeElement, removeNode, setAttribute } from "#html/elements.ts";
import type { PageElement } from "#html/page-tree.ts";
import type { PageParts } from "./page-parts.ts";

/**
 * Puts a page's styles into the page: Next splits them by module into some ten files, and the first paint waits for the last
 * of them. Where there is an island the links stay, disabled: browsers leave such alone, and React finds those that it looks for.
 */
export function inlineStyles(
  { links, styles, hasIslands }: PageParts,
  readAsset: (address: string) => string,
): void {
  const sheets = links.filter(isSheetOfNext);
  const [first] = sheets;
  if (!first?.parentNode) return;
  const texts = sheets.map((link) => readAsset(attributeOf(link, "href") ?? ""));
  // Addresses in a stylesheet are relative to its own.
  const text = texts.join("\n").replaceAll(/url\((["']?)\.\.\//g, "url($1/_next/static/");
  const style = makeElement("style", {}, text);
  insertBefore(first.parentNode, style, first);
  styles.push(style);
  for (const link of sheets) {
    if (hasIslands) setAttribute(link, "disabled", "");
    else removeNode(link);
  }
  for (const link of links) if (isPreloadOfStyle(link)) removeNode(link);
}

function isSheetOfNext(link: PageElement): boolean {
  const href = attributeOf(link, "href") ?? "";
  return (
    attributeOf(link, "rel") === "stylesheet" && href.startsWith("/_next/static/") && href.endsWith(".css")
  );
}

function isPreloadOfStyle(link: PageElement): boolean {
  return attributeOf(link, "rel") === "preload" && attributeOf(link, "as") === "style";
}
