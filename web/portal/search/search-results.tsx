import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./search-results.module.css";
import type { Snippet } from "./take-snippet.ts";

export type SearchResult = { id: string; href: string; title: string; place: string; snippet: Snippet };

type SearchResultsProps = {
  words: string;
  groups: { heading: string; results: SearchResult[]; more?: string }[];
  /** The way back to everything. */
  children?: React.ReactNode;
};

export async function SearchResults({ words, groups, children }: SearchResultsProps) {
  const { search } = await getTexts();
  const found = groups.filter(({ results }) => results.length > 0);
  return (
    <section className={styles.results} aria-labelledby="search-results">
      <h2 id="search-results">{found.length === 0 ? search.nothing(words) : search.results(words)}</h2>
      {found.length === 0 ? <p>{search.nothingHint}</p> : null}
      {found.map(({ heading, results, more }) => (
        <section key={heading} className={styles.group} aria-label={heading}>
          <h3>{heading}</h3>
          <ol>
            {results.map(({ id, href, title, place, snippet }) => (
              <li key={id}>
                <PortalLink href={href}>{title}</PortalLink>
                <span className={styles.place}>{place}</span>
                <p>
                  {snippet.map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))}
                </p>
              </li>
            ))}
          </ol>
          {more ? <PortalLink href={more}>{search.all(heading)}</PortalLink> : null}
        </section>
      ))}
      {children}
    </section>
  );
}
