import "server-only";
import { readGuides } from "#portal/documentation/read-guides.ts";
import { searchGuides } from "#portal/documentation/search-guides.ts";
import { SearchResults } from "#portal/documentation/search-results.tsx";
import { takeSnippet } from "#portal/documentation/take-snippet.ts";
import { searchClientDocs } from "#portal/documentation/your-site/stored-client-docs.ts";

export async function searchDocumentation(words: string, isOwner: boolean) {
  const [docs, guides] = await Promise.all([searchClientDocs(words), readGuides(isOwner)]);
  const results = [
    ...docs.map(({ id, title, body, client_name }) => ({
      id,
      href: `/documentation/your-site/${id}`,
      title,
      place: isOwner ? client_name : "Your site",
      snippet: takeSnippet(body.replace(/^#+ |\*\*|`/gm, ""), words.split(/\s+/)),
    })),
    ...searchGuides(guides, words).map(({ guide, snippet }) => ({
      id: guide._id,
      href: `/documentation/${guide.slug}`,
      title: guide.title ?? "",
      place: guide.category ?? "",
      snippet,
    })),
  ];
  return <SearchResults words={words} results={results} />;
}
