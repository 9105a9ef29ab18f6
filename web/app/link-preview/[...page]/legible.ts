import ranges from "@fontsource/inter/unicode.json";

/** The files of the typeface that previews are drawn from. */
const names = ["latin", "latin-ext", "vietnamese", "greek", "cyrillic"] as const;

type Subset = (typeof names)[number];

/** The files that the words need; Latin always. */
export function subsetsOf(words: string): Subset[] {
  const needed = new Set([...words].map(subsetOf));
  return names.filter((name) => name === "latin" || needed.has(name));
}

/**
 * The text without the signs that the typeface lacks, or nothing where one of its letters is missing: a preview shows words whole,
 * never boxes, and nobody is asked for another typeface.
 */
export function legible(text: string): string {
  const letters = [...text.normalize("NFC")];
  if (letters.some((letter) => /[\p{L}\p{N}]/u.test(letter) && !subsetOf(letter))) return "";
  return letters
    .filter((letter) => /\s/.test(letter) || (subsetOf(letter) && !/\p{C}/u.test(letter)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

function subsetOf(letter: string): Subset | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return names.find((name) =>
    ranges[name].split(",").some((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((part) => Number.parseInt(part, 16));
      return code >= from && code <= to;
    }),
  );
}
