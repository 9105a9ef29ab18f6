/** Letters that no accent makes of others, as PostgreSQL's `unaccent` reads them. */
const letters: Record<string, string> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
};

/** A word as the database compares it: without capitals, accents and apostrophes. */
export function foldWord(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'`´ʼʹ′‘’]/gu, "")
    .replace(/[æđðøœßþłħı]/g, (letter) => letters[letter] ?? letter);
}
