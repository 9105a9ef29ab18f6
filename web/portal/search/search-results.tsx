import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import type { SearchResult } from "./list-result.ts";
import styles from "./search-results.module.css";
import type { Snippet } from "./take-snippet.ts";

export const resultsId = "search-results";

export type ResultGroup = {
  heading: string;
  results: SearchResult[];
  /** That there may be more, which is not shown. */
  note: string | null;
  more: { href: string; words: string } | null;
};

type SearchResultsProps = {
  words: string;
  /** What everything was found by instead, if it was not by these words. */
  corrected: readonly string[];
  groups: ResultGroup[];
  /** The way back to everything. */
  children?: React.ReactNode;
};

/** The heading has the focus when the page comes: the first result is one Tab away. */
export async function SearchResults({ words, corrected, groups, children }: SearchResultsProps) {
  const { search } = await getTexts();
  const found = groups.filter(({ results }) => results.length > 0);
  const isEmpty = found.length === 0;
  return (
    <section className={styles.results} aria-labelledby={resultsId}>
      <h2
        id={resultsId}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: whoever asked is led to the answer, as after every change of page.
        autoFocus={!isEmpty}
      >
        {isEmpty ? search.nothing(words) : search.results(words)}
      </h2>
      {isEmpty ? <p>{search.nothingHint}</p> : null}
      {corrected.length > 0 ? <p>{search.corrected(words, search.or(corrected))}</p> : null}
      {found.map(({ heading, results, note, more }) => (
        <section key={heading} className={styles.group} aria-label={heading}>
          <h3>{heading}</h3>
          <ol>
            {results.map(({ id, href, title, place, snippet }) => (
              <li key={id}>
                <PortalLink href={href} dir="auto">
                  <Marked>{title}</Marked>
                </PortalLink>
                <span className={styles.place}>{place}</span>
                {snippet.length > 0 ? (
                  <p dir="auto">
                    <Marked>{snippet}</Marked>
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
          {note ? <p>{note}</p> : null}
          {more ? <PortalLink href={more.href}>{more.words}</PortalLink> : null}
        </section>
      ))}
      {children}
    </section>
  );
}

function Marked({ children }: { children: Snippet }) {
  return children.map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text));
}
