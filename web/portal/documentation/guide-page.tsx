import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { listHeadings } from "#sanity/list-headings.ts";
import { RichText } from "#sanity/rich-text.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./guide-page.module.css";
import type { WholeGuide } from "./read-guides.ts";

export async function GuidePage({ guide, children }: { guide: WholeGuide; children: ReactNode }) {
  const [{ formatDate }, { documentation }] = await Promise.all([getFormats(), getTexts()]);
  const { guides } = documentation;
  const { title, category, audience, summary, body, _updatedAt } = guide;
  const headings = listHeadings(body ?? []);
  return (
    <article className={styles.guide}>
      <header className={styles.header}>
        <p className={styles.place}>
          <PortalLink href="/documentation">{documentation.title}</PortalLink>
          <span aria-hidden="true">{"/"}</span>
          {category}
        </p>
        <h1>{title}</h1>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        <p className={styles.facts}>
          {audience === "owner" ? <Badge>{guides.onlyYou}</Badge> : null}
          <time dateTime={_updatedAt}>{guides.lastUpdated(formatDate(_updatedAt))}</time>
        </p>
      </header>
      {headings.length > 1 ? (
        <nav className={styles.contents} aria-label={guides.contents}>
          <p>{guides.contents}</p>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className={styles.text}>
        <RichText value={body} headingIds={new Map(headings.map(({ key, id }) => [key, id]))} />
        {children}
      </div>
    </article>
  );
}
