import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { fontFaces } from "./typefaces.ts";

type Document = { typefaces: string[]; style: string; body: string; attributes?: string };

const reset = `*{box-sizing:border-box;margin:0;padding:0}body{-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}
img,svg{display:block;max-width:100%}ul,ol{list-style:none}a{color:inherit;text-decoration:none}button,input,select{font:inherit;color:inherit}::-webkit-scrollbar{display:none}`;

/** A whole HTML page; `style` is the path of a style sheet. */
export function document({ typefaces, style, body, attributes = "" }: Document): string {
  const css = `${fontFaces(typefaces)}${reset}${readFileSync(style, "utf8")}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${css}</style></head><body ${attributes}>${body}</body></html>`;
}

export function fileUrl(path: string): string {
  return pathToFileURL(path).href;
}

export function dataUrl(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString("base64")}`;
}
