/** The parts of a sentence, with what stands in its places: links and names that are more than a text. */
export function fillParts<Part>(sentence: string, places: Record<string, Part[]>): (string | Part)[] {
  return sentence.split(/(\{\w+\})/).flatMap((words): (string | Part)[] => {
    if (words === "") return [];
    return (/^\{\w+\}$/.test(words) && places[words.slice(1, -1)]) || [words];
  });
}
