const opening = new Set(["(", "[", "{"]);
const closing = new Set([")", "]", "}"]);

/**
 * The conditions of each filter in a GROQ query, `*[…][…]`: what stands between `&&` in all of its brackets. A filter within
 * another one is one of its own, and stands there as `*`. Source: https://sanity-io.github.io/GROQ
 */
export function readFilters(query: string): string[][] {
  const found: string[][] = [];
  readText(query, found);
  return found;
}

/** The text with each filter in it left out, once it was added to `found`. */
function readText(text: string, found: string[][]): string {
  let rest = text;
  let read = "";
  for (let start = rest.indexOf("*["); start >= 0; start = rest.indexOf("*[")) {
    read += `${rest.slice(0, start)}*`;
    rest = rest.slice(start + 1);
    const conditions: string[] = [];
    while (rest.startsWith("[")) {
      const end = findEnd(rest);
      conditions.push(...splitConditions(readText(rest.slice(1, end), found)));
      rest = rest.slice(end + 1);
    }
    found.push(conditions.filter((condition) => !/^\d*(\.{2,3}\d*)?$/.test(condition)));
  }
  return read + rest;
}

/** Where the bracket that a text begins with is closed. */
function findEnd(text: string): number {
  let depth = 0;
  for (const [index, sign] of signsOf(text)) {
    if (opening.has(sign)) depth += 1;
    if (closing.has(sign)) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A bracket is not closed in ${text.slice(0, 80)}`);
}

/** An alternative is one condition, with all that it says. */
function splitConditions(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let hasAlternative = false;
  for (const [index, sign] of signsOf(text)) {
    if (opening.has(sign)) depth += 1;
    if (closing.has(sign)) depth -= 1;
    if (depth > 0) continue;
    if (text.startsWith("||", index)) hasAlternative = true;
    if (!text.startsWith("&&", index)) continue;
    parts.push(text.slice(start, index));
    start = index + 2;
  }
  return (hasAlternative ? [text] : [...parts, text.slice(start)]).map((part) =>
    part.trim().replace(/\s+/g, " "),
  );
}

/** Every sign that does not stand in quotes, with its place. */
function* signsOf(text: string): Generator<[number, string]> {
  let quote = "";
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? "";
    if (quote) {
      if (sign === "\\") index += 1;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else yield [index, sign];
  }
}
