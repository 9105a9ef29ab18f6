export type Snippet = { at: number; text: string; isMatch: boolean }[];

const before = 60;
const length = 180;

/** The part of a text where the words first stand, in pieces of which the words themselves are marked. */
export function takeSnippet(text: string, words: readonly string[]): Snippet {
  const flat = text.replace(/\s+/g, " ").trim();
  const pattern = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|");
  const match = pattern ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})`, "iu").exec(flat) : null;
  const start = flat.indexOf(" ", Math.max((match?.index ?? 0) - before, 0));
  const from = match && match.index > before && start >= 0 && start < match.index ? start + 1 : 0;
  const end = flat.length > from + length ? flat.lastIndexOf(" ", from + length) : flat.length;
  const part = flat.slice(from, Math.max(end, from + 1));
  const shown = `${from > 0 ? "… " : ""}${part}${end < flat.length ? " …" : ""}`;
  if (!pattern) return [{ at: 0, text: shown, isMatch: false }];
  let at = 0;
  return shown
    .split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${pattern})[\\p{L}\\p{N}]*)`, "iu"))
    .flatMap((piece, index) => {
      const place = at;
      at += piece.length;
      return piece === "" ? [] : { at: place, text: piece, isMatch: index % 2 === 1 };
    });
}
