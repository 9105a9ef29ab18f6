import MiniSearch from "minisearch";
import { type Snippet, takeSnippet } from "#portal/search/take-snippet.ts";

type Searched = { _id: string; title: string | null; summary: string | null; text: string };

export type Found<Guide> = { guide: Guide; snippet: Snippet };

/** The guides with these words, the best first: beginnings of words count, and so do words with a letter wrong. */
export function searchGuides<Guide extends Searched>(
  guides: readonly Guide[],
  words: string,
): Found<Guide>[] {
  const index = new MiniSearch<Guide>({
    idField: "_id",
    fields: ["title", "summary", "text"],
    searchOptions: {
      boost: { title: 4, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  index.addAll(guides);
  return index.search(words).flatMap(({ id, terms }) => {
    const guide = guides.find(({ _id }) => _id === id);
    return guide ? { guide, snippet: takeSnippet(guide.text, terms) } : [];
  });
}
