import {
  appendChild,
  attributeOf,
  makeElement,
  removeAttribute,
  removeNode,
  setAttribute,
  textOf,
} from "#html/elements.ts";
import type { PageElement } from "#html/page-tree.ts";
import type { PageParts } from "./page-parts.ts";

/** Next gives React the page's data in pieces: `self.__next_f.push([1,"…"])`, after `(self.__next_f=self.__next_f||[]).push([0])`. */
const dataStart = "self.__next_f";
const pieceStart = `${dataStart}.push(`;
const textPiece = 1;

/**
 * Leaves Next's scripts, their preloads and the content that they repeat, half of the page, out of a page that has no island. In
 * one with islands (`data-island`) scripts wait as `data-src`, and the content as data: the page's own small script
 * (layout/page-script/start-react.ts) starts them at the first sign of intent. A page without that script stays as it is.
 */
export function deferScripts({ html, body, scripts, links, hasIslands }: PageParts): void {
  if (!scripts.some((script) => attributeOf(script, "id") === "page-script")) return;
  setAttribute(html, "data-scripts", "held");
  for (const link of links) if (isPreloadOfScript(link)) removeNode(link);
  if (hasIslands) holdBack(scripts, body);
  else for (const script of scripts) if (isOfNext(script) || isData(script)) removeNode(script);
}

function isPreloadOfScript(link: PageElement): boolean {
  return attributeOf(link, "rel") === "preload" && attributeOf(link, "as") === "script";
}

function holdBack(scripts: readonly PageElement[], body: PageElement): void {
  let data = "";
  for (const script of scripts) {
    const src = attributeOf(script, "src");
    const piece = readPiece(script);
    if (src?.startsWith("/_next/")) {
      removeAttribute(script, "src");
      setAttribute(script, "data-src", src);
    } else if (piece !== undefined) {
      data += piece;
      removeNode(script);
    }
  }
  // As JSON that cannot end its element.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  appendChild(body, makeElement("script", { type: "application/json", id: "page-data" }, text));
}

function isOfNext(script: PageElement): boolean {
  return attributeOf(script, "id") === "_R_" || attributeOf(script, "src")?.startsWith("/_next/") === true;
}

function isData(script: PageElement): boolean {
  const text = textOf(script);
  return text.startsWith(dataStart) || text.startsWith(`(${dataStart}`);
}

/** The text that a script gives React; nothing of one that gives it anything else. */
function readPiece(script: PageElement): string | undefined {
  const text = textOf(script);
  if (!text.startsWith(`${pieceStart}[${textPiece},`)) return;
  const [, piece]: [number, string] = JSON.parse(text.slice(pieceStart.length, text.lastIndexOf(")")));
  return piece;
}
