import { foldWord } from "./fold-word.ts";

export type Mark = { from: number; to: number };

const apostrophes = "'`´ʼʹ′‘’";
const tokens = new RegExp(`[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}${apostrophes}]*[\\p{L}\\p{N}\\p{M}])?`, "gu");
const parts = new RegExp(`[^${apostrophes}]+`, "gu");
const phones = /\+?\d[-\d ()./]{3,}\d/g;

/** What somebody asked for, as the database reads it: a telephone number is one word, however it is written. */
export function readAsked(words: string): string[] {
  const digits = digitsOf(words);
  if (/^[-+ ()./\d]+$/.test(words) && digits.length > 4) return [digits.replace(/^0+/, "")];
  return words
    .split(/\s+/)
    .flatMap((word) => foldWord(word).split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean);
}

/** Where words that begin as one of these stand in a text, and telephone numbers that have one of these in them. */
export function findMarks(text: string, beginnings: readonly string[]): Mark[] {
  const begins = (word: string) => {
    const folded = foldWord(word);
    return beginnings.some((beginning) => folded.startsWith(beginning));
  };
  const words = find(text, tokens).flatMap((token) => {
    const word = text.slice(token.from, token.to);
    if (begins(word)) return token;
    return find(word, parts)
      .filter(({ from, to }) => begins(word.slice(from, to)))
      .map(({ from, to }) => ({ from: token.from + from, to: token.from + to }));
  });
  const numbers = beginnings.filter((beginning) => /^\d{3,}$/.test(beginning));
  const called = find(text, phones).filter(({ from, to }) =>
    numbers.some((number) => digitsOf(text.slice(from, to)).includes(number)),
  );
  return joinOverlapping([...words, ...called]);
}

function find(text: string, pattern: RegExp): Mark[] {
  return Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
}

function digitsOf(text: string): string {
  return text.replaceAll("(0)", "").replace(/\D/g, "");
}

function joinOverlapping(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const { from, to } of marks.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
