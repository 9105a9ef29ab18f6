import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./case-head.module.css";
import type { CaseStudyContent } from "./case-study.tsx";

/** The first screen: whose project, what changed, the one number, and how it looks. */
export async function CaseHead({ study }: { study: CaseStudyContent }) {
  const { title, client, year, headline, images } = study;
  const { work } = await getTexts();
  return (
    <header className={styles.head}>
      <p className={styles.place}>
        <a href="/work">{work.all}</a>
        <span>{work.client(client ?? "", String(year ?? ""))}</span>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <Picture
        source={images?.[0]}
        sizes="(min-width: 1398px) 1046px, (min-width: 64rem) 75vw, calc(100vw - 2rem)"
        className={styles.picture}
        isFirst
      />
      {headline ? (
        <p className={styles.number}>
          <span>{headline.label}</span>
          <strong>{headline.after}</strong>
          {headline.before ? <span>{work.instead(headline.before)}</span> : null}
        </p>
      ) : null}
    </header>
  );
}
