import { goOn } from "./sentence.ts";

/** A sentence with values in its places: fill("{left} of {most} left", { left: 3, most: 5 }). */
export function fill(sentence: string, values: Record<string, string | number>): string {
  const [first = "", ...others] = sentence.split(/(\{\w+\})/);
  let text = first;
  for (const [index, words] of others.entries()) {
    const isPlace = index % 2 === 0;
    text = isPlace ? text + (values[words.slice(1, -1)] ?? words) : goOn(text, words);
  }
  return text;
}
