import type { ReactNode } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { listHeadings } from "#sanity/list-headings.ts";
import { RichText } from "#sanity/rich-text.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { MissingPage } from "../error-screen/missing-page.tsx";
import { ChangeLog } from "./change-log.tsx";
import styles from "./legal-page.module.css";
import { legalPageQuery } from "./legal-page.query.ts";
import { LongDate } from "./long-date.tsx";

type LegalPageProps = {
  slug: string;
  /** A part that is made by the site itself and stands after the owner's text. */
  appendix?: { id: string; heading: string; content: ReactNode };
};

export async function LegalPage({ slug, appendix }: LegalPageProps) {
  const page = await sanityFetch({ query: legalPageQuery, params: { slug }, reads: ["legalPage"] });
  if (!page) return <MissingPage />;
  const { title, version, effectiveDate, summary, body, changeLog } = page;
  const headings = listHeadings(body ?? []);
  const parts = [
    ...headings,
    ...(appendix ? [{ id: appendix.id, text: appendix.heading }] : []),
    ...(changeLog?.length ? [{ id: "change-log", text: "What changed" }] : []),
  ];
  return (
    <article className={styles.page}>
      <PageHeader title={title} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <p className={styles.version}>
            Version {version}
            {effectiveDate ? (
              <>
                <br />
                in force from <LongDate value={effectiveDate} />
              </>
            ) : null}
          </p>
          <ol>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {summary ? (
            <section className={styles.summary} aria-labelledby="in-plain-words">
              <h2 id="in-plain-words">In plain words</h2>
              <p>{summary}</p>
            </section>
          ) : null}
          <RichText value={body} headingIds={new Map(headings.map(({ key, id }) => [key, id]))} />
          {appendix ? (
            <section aria-labelledby={appendix.id}>
              <h2 id={appendix.id} className={styles.heading}>
                {appendix.heading}
              </h2>
              {appendix.content}
            </section>
          ) : null}
          <ChangeLog entries={changeLog ?? []} />
        </div>
      </div>
    </article>
  );
}
