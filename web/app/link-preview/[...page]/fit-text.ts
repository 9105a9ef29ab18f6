/** How wide a letter of the typeface is, of its size; rather too wide. */
function widthOf(letter: string): number {
  if (/[\s.,:;'’!|ijlI]/.test(letter)) return 0.32;
  if (/[MWmwЖШЩЮжшщю@%]/u.test(letter)) return 0.92;
  return /\p{Lu}|\p{N}/u.test(letter) ? 0.7 : 0.585;
}

const measure = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

type Box = { width: number; height: number; lineHeight: number };

/** The first of the sizes of letters in which no word is broken and the whole text stands in the box, or the last. */
export function fitText(text: string, box: Box, sizes: readonly number[]): number {
  const words = text.split(" ").map(measure);
  const fits = (size: number) => {
    const room = box.width / size;
    return Math.max(...words) <= room && countLines(words, room) * size * box.lineHeight <= box.height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 16;
}

function countLines(words: number[], room: number): number {
  let lines = 1;
  let taken = 0;
  for (const word of words) {
    if (taken > 0 && taken + word > room) {
      lines++;
      taken = 0;
    }
    taken += word + 0.32;
  }
  return lines;
}
