/** What the tiles of a pattern are filled with; the rest is its ground. */
export type Tone = "first" | "second" | "third";

type Random = (below: number) => number;

/** What is drawn in a square of side 1 at its corner, turned by quarters around its middle. */
const shapes: ((at: Place) => string)[] = [quarter, half, disc, leaf, corner, steps];
const tones: Tone[] = ["first", "second", "third"];

type Place = { x: number; y: number; turn: number };

/**
 * A pattern of tiles that a name always has, and no other: for each tone the path of its shapes, in squares of side 1. `without` is a place that stays
 * free, `[column, row, columns, rows]`.
 */
export function drawPattern(
  name: string,
  columns: number,
  rows: number,
  without: readonly [number, number, number, number] = [0, 0, 0, 0],
): Record<Tone, string> {
  const random = randomOf(name);
  // A name has its own four shapes, so that patterns of different names differ at first sight.
  const own = shuffle(shapes, random).slice(0, 4);
  const drawn: Record<Tone, string> = { first: "", second: "", third: "" };
  const [left, top, wide, high] = without;
  let last = -1;
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const place = { x, y, turn: random(4) };
      const shape = own[random(own.length)] ?? quarter;
      // Never the tone of the neighbour, and one square in six is left to the ground.
      last = (last + 1 + random(tones.length - 1)) % tones.length;
      const isFree = x >= left && x < left + wide && y >= top && y < top + high;
      if (isFree || random(6) === 0) continue;
      drawn[tones[last] ?? "first"] += shape(place);
    }
  return drawn;
}

/** Where the initials stand, and what `without` keeps free for them: two tiles by two in the middle. */
export function middleOf(columns: number, rows: number) {
  const [left, top] = [Math.floor(columns / 2) - 1, Math.floor(rows / 2) - 1];
  return { free: [left, top, 2, 2] as const, x: left + 1, y: top + 1.42 };
}

/** The letters that an agency of this name puts on its door: of its first two words, or its first letter. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !/^(and|und|et|the|of|de|la|le)$/i.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase("en") ?? "")
    .join("");
}

/** The corners of the square, from the one that `turn` names on, clockwise. */
function cornersOf({ x, y, turn }: Place): [number, number][] {
  const all: [number, number][] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  return [...all.slice(turn), ...all.slice(0, turn)];
}

const at = (point: readonly number[] | undefined) => point?.join(" ") ?? "";

function quarter(place: Place): string {
  const [a, b, , d] = cornersOf(place);
  return `M${at(a)}L${at(b)}A1 1 0 0 1 ${at(d)}Z`;
}

function half(place: Place): string {
  const [a, b] = cornersOf(place);
  return `M${at(a)}A.5 .5 0 0 0 ${at(b)}Z`;
}

function disc({ x, y }: Place): string {
  return `M${x + 0.1} ${y + 0.5}a.4 .4 0 1 0 .8 0a.4 .4 0 1 0 -.8 0Z`;
}

function leaf(place: Place): string {
  const [a, , c] = cornersOf(place);
  return `M${at(a)}A1 1 0 0 1 ${at(c)}A1 1 0 0 1 ${at(a)}Z`;
}

function corner(place: Place): string {
  const [a, b, , d] = cornersOf(place);
  return `M${at(a)}L${at(b)}L${at(d)}Z`;
}

/** Three bars. */
function steps({ x, y, turn }: Place): string {
  return [0, 2, 4]
    .map((bar) => (turn % 2 ? `M${x} ${y + bar / 5}h1v.2h-1Z` : `M${x + bar / 5} ${y}h.2v1h-.2Z`))
    .join("");
}

/** Mulberry32, begun by the name's letters. */
function randomOf(name: string): Random {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(random(rest.length), 1)[0]).filter((item) => item !== undefined);
}
