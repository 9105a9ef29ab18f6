import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from "parse5";

export type Page = DefaultTreeAdapterTypes.Document;
export type PageElement = DefaultTreeAdapterTypes.Element;
export type PageNode = DefaultTreeAdapterTypes.ChildNode;
export type PageParent = DefaultTreeAdapterTypes.ParentNode;

/** What stands in `noscript` is elements to us: a browser that has no script runs its styles, too. */
const asWithoutScript = { scriptingEnabled: false };

/** Of these a parser takes away the line break that stands first. */
const losingLineBreak = new Set(["pre", "textarea", "listing"]);

const adapter: typeof defaultTreeAdapter = {
  ...defaultTreeAdapter,
  getTextNodeContent(text) {
    const { parentNode: parent, value } = text;
    const isLost =
      value.startsWith("\n") &&
      parent?.childNodes[0] === text &&
      losingLineBreak.has(parent.nodeName) &&
      "namespaceURI" in parent &&
      parent.namespaceURI === html.NS.HTML;
    return isLost ? `\n${value}` : value;
  },
};

/** A page's HTML as the tree that a browser makes of it. https://parse5.js.org */
export function readPage(text: string): Page {
  return parse(text, asWithoutScript);
}

/** The HTML of which a browser makes this very tree. */
export function writePage(page: Page): string {
  const text = serialize(page, { ...asWithoutScript, treeAdapter: adapter });
  // In a tree there is one only where a page spelt it out. As itself it would be read as a line break.
  return text.replaceAll("\r", "&#13;");
}
