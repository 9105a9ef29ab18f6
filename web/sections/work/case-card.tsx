import type { CasesQueryResult } from "schemas/generated/content.ts";
import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./case-card.module.css";

type CaseCardProps = {
  study: CasesQueryResult["cases"][number];
  isFirst?: boolean;
  /** The level of its title on this page. */
  heading?: "h2" | "h3";
};

/** One line of the list of all work; all of it is the link. */
export async function CaseCard({ study, isFirst, heading: Heading = "h2" }: CaseCardProps) {
  const { title, client, year, slug, summary, headline, image } = study;
  const { work } = await getTexts();
  return (
    <li className={styles.card}>
      <Picture
        source={image}
        sizes="(min-width: 64rem) 46rem, calc(100vw - 2rem)"
        className={styles.picture}
        isFirst={isFirst}
        isDecoration
      />
      <div className={styles.words}>
        <p className={styles.client}>{work.client(client ?? "", String(year ?? ""))}</p>
        <Heading className={styles.title}>
          <a href={`/work/${slug}`}>{title}</a>
        </Heading>
        {headline ? (
          <p className={styles.number}>
            <strong>{headline.after}</strong> {headline.before ? work.instead(headline.before) : null}
            <span>{headline.label}</span>
          </p>
        ) : null}
        <p className={styles.summary}>{summary}</p>
      </div>
    </li>
  );
}
