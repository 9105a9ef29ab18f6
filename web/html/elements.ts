import { defaultTreeAdapter, html } from "parse5";
import type { PageElement, PageNode, PageParent } from "./page-tree.ts";

/** Every element within, in the order of the page. Whoever changes the tree takes them all first. */
export function* elementsWithin(parent: PageParent): Generator<PageElement> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsWithin("content" in node ? node.content : node);
  }
}

export function findElement(
  parent: PageParent,
  isMeant: (element: PageElement) => boolean,
): PageElement | undefined {
  for (const element of elementsWithin(parent)) if (isMeant(element)) return element;
}

export function isElement(node: PageNode | undefined): node is PageElement {
  return node !== undefined && "tagName" in node;
}

/** An attribute's value; undefined where the element has none of this name. */
export function attributeOf({ attrs }: PageElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function setAttribute(element: PageElement, name: string, value: string): void {
  const known = element.attrs.find((attribute) => attribute.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: PageElement, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** The text that stands in an element itself, as that of a script. */
export function textOf({ childNodes }: PageElement): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

export function makeElement(
  tagName: string,
  attributes: Record<string, string>,
  content: string | readonly PageElement[] = [],
): PageElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  fillElement(element, content);
  return element;
}

/** Puts a text or elements in place of all that stands in an element. */
export function fillElement(element: PageElement, content: string | readonly PageElement[]): void {
  element.childNodes = [];
  if (typeof content === "string") defaultTreeAdapter.insertText(element, content);
  else for (const child of content) defaultTreeAdapter.appendChild(element, child);
}

export const { appendChild, insertBefore, detachNode: removeNode } = defaultTreeAdapter;
