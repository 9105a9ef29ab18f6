import { attributeOf, elementsWithin } from "#html/elements.ts";
import { type Page, type PageElement, readPage } from "#html/page-tree.ts";

/** Of these every page has one: where it has none, a parser adds it as a browser does. */
type Frame = Record<"html" | "head" | "body", PageElement>;

/**
 * A page, taken apart: its tree, and in lists what the steps of finish-page.ts look for in it. A step that adds to the tree what a later one
 * is about adds it to the list, too; what was removed from the tree has no parent.
 */
export type PageParts = Frame & {
  page: Page;
  scripts: PageElement[];
  styles: PageElement[];
  links: PageElement[];
  /** The elements with a style attribute. */
  styled: PageElement[];
  /** Whether a part of the page needs React. */
  hasIslands: boolean;
  countsVisits: boolean;
};

/** Takes a page apart, in one walk over its elements. */
export function takeApart(html: string): PageParts {
  const page = readPage(html);
  const frame: Partial<Frame> = {};
  const scripts: PageElement[] = [];
  const styles: PageElement[] = [];
  const links: PageElement[] = [];
  const styled: PageElement[] = [];
  let hasIslands = false;
  let countsVisits = false;
  for (const element of elementsWithin(page)) {
    if (element.tagName === "html" || element.tagName === "head" || element.tagName === "body")
      frame[element.tagName] = element;
    if (element.tagName === "script") scripts.push(element);
    if (element.tagName === "style") styles.push(element);
    if (element.tagName === "link") links.push(element);
    if (attributeOf(element, "style") !== undefined) styled.push(element);
    if (attributeOf(element, "data-island") !== undefined) hasIslands = true;
    if (attributeOf(element, "name") === "analytics-id") countsVisits = true;
  }
  const { html: root, head, body } = frame;
  if (!root || !head || !body) throw new Error("A page came without its frame");
  return {
    page,
    html: root,
    head,
    body,
    scripts,
    styles,
    links,
    styled,
    hasIslands,
    countsVisits,
  };
}
