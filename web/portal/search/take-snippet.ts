import { findMarks } from "./find-marks.ts";

export type Snippet = { at: number; text: string; isMatch: boolean }[];

const before = 60;
const length = 180;

/** The part of a text where one of these beginnings of words first stands, in pieces of which the words that have one are marked. */
export function takeSnippet(text: string, beginnings: readonly string[]): Snippet {
  const flat = text.replace(/\s+/g, " ").trim();
  const first = findMarks(flat, beginnings)[0]?.from ?? 0;
  const space = flat.indexOf(" ", Math.max(first - before, 0));
  const from = first > before && space >= 0 && space < first ? space + 1 : 0;
  const lastSpace = flat.lastIndexOf(" ", from + length);
  const end = flat.length <= from + length ? flat.length : lastSpace > from ? lastSpace : from + length;
  const part = wholeCharacters(flat.slice(from, end));
  return markWords(`${from > 0 ? "… " : ""}${part}${end < flat.length ? " …" : ""}`, beginnings);
}

/** The whole text in pieces, of which the words with one of these beginnings are marked. */
export function markWords(text: string, beginnings: readonly string[]): Snippet {
  const pieces: Snippet = [];
  let at = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > at) pieces.push({ at, text: text.slice(at, to), isMatch });
    at = to;
  };
  for (const { from, to } of findMarks(text, beginnings)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return pieces;
}

/** Cut within a word, half of a character may be left. */
function wholeCharacters(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
}
