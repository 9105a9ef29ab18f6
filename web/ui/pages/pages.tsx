import styles from "./pages.module.css";

type PagesProps = {
  /** The open page, from 1. */
  page: number;
  hasNext: boolean;
  addressOf: (page: number) => string;
};

/** The ways to the pages before and after this one of a long list; nothing where the list is short. */
export function Pages({ page, hasNext, addressOf }: PagesProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 ? (
        <a href={addressOf(page - 1)} rel="prev">
          Previous page
        </a>
      ) : null}
      <span>Page {page}</span>
      {hasNext ? (
        <a href={addressOf(page + 1)} rel="next">
          Next page
        </a>
      ) : null}
    </nav>
  );
}
