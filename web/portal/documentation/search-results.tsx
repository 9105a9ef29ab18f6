import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./search-results.module.css";
import type { Snippet } from "./take-snippet.ts";

type SearchResult = { id: string; href: string; title: string; place: string; snippet: Snippet };

type SearchResultsProps = {
  words: string;
  results: SearchResult[];
  /** What could not be searched just now. */
  children?: React.ReactNode;
};

export function SearchResults({ words, results, children }: SearchResultsProps) {
  const count = results.length === 1 ? "1 page" : `${results.length} pages`;
  return (
    <section className={styles.results} aria-labelledby="search-results">
      <h2 id="search-results">
        {results.length === 0 ? "Nothing found" : count} for “{words}”
      </h2>
      {children}
      {results.length === 0 ? (
        <p>Try another word, or fewer of them. Beginnings of words are enough.</p>
      ) : (
        <ol>
          {results.map(({ id, href, title, place, snippet }) => (
            <li key={id}>
              <PortalLink href={href}>{title}</PortalLink>
              <span className={styles.place}>{place}</span>
              <p>{snippet.map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))}</p>
            </li>
          ))}
        </ol>
      )}
      <PortalButtonLink href="/documentation" variant="outline">
        Show everything
      </PortalButtonLink>
    </section>
  );
}
