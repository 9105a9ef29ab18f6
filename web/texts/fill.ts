/** A sentence with values in its places: fill("{left} of {most} left", { left: 3, most: 5 }). */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
