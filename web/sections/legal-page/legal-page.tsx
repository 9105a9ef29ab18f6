import type { ReactNode } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { listHeadings } from "#sanity/list-headings.ts";
import { RichText } from "#sanity/rich-text.tsx";
import { fillParts } from "#texts/fill-parts.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { MissingPage } from "../error-screen/missing-page.tsx";
import { ChangeLog } from "./change-log.tsx";
import styles from "./legal-page.module.css";
import { legalPageQuery } from "./legal-page.query.ts";
import { LongDate } from "./long-date.tsx";

type LegalPageProps = {
  slug: string;
  /** Parts that are made by the site itself and stand after the owner's text. */
  appendices?: readonly { id: string; heading: string; content: ReactNode }[];
};

export async function LegalPage({ slug, appendices = [] }: LegalPageProps) {
  const page = await sanityFetch({ query: legalPageQuery, params: { slug } });
  if (!page) return <MissingPage />;
  const { legal } = await getTexts();
  const { title, version, effectiveDate, summary, body, changeLog } = page;
  const headings = listHeadings(body ?? []);
  const parts = [
    ...headings,
    ...appendices.map(({ id, heading }) => ({ id, text: heading })),
    ...(changeLog?.length ? [{ id: "change-log", text: legal.changed }] : []),
  ];
  return (
    <article className={styles.page}>
      <PageHeader title={title} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={legal.contents}>
          <p className={styles.version}>
            {legal.version(version ?? "")}
            {effectiveDate ? (
              <>
                <br />
                {fillParts<ReactNode>(legal.inForce, {
                  date: [<LongDate key="date" value={effectiveDate} />],
                })}
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
              <h2 id="in-plain-words">{legal.plain}</h2>
              <p>{summary}</p>
            </section>
          ) : null}
          <RichText value={body} headingIds={new Map(headings.map(({ key, id }) => [key, id]))} />
          {appendices.map(({ id, heading, content }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={styles.heading}>
                {heading}
              </h2>
              {content}
            </section>
          ))}
          <ChangeLog entries={changeLog ?? []} />
        </div>
      </div>
    </article>
  );
}
