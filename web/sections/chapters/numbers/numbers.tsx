import { getTexts } from "#texts/get-texts.ts";
import type { ChapterOf } from "../chapter.ts";
import styles from "./numbers.module.css";

type NumbersProps = {
  id: string;
  heading: string | null;
  numbers: ChapterOf<"chapterNumbers">["numbers"];
  /** On the dark ground that is the page's one moment. */
  isStage?: boolean;
};

/** What was counted, now and before, and by whom. */
export async function Numbers({ id, heading, numbers, isStage = false }: NumbersProps) {
  if (!numbers?.length) return null;
  const { work } = await getTexts();
  return (
    <section className={styles.band} data-stage-tone={isStage || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <dl className={styles.numbers}>
        {numbers.map(({ _key, label, before, after, source }) => (
          <div key={_key} className={styles.number}>
            <dt>{label}</dt>
            <dd className={styles.after}>{after}</dd>
            {before ? <dd>{work.instead(before)}</dd> : null}
            <dd className={styles.source}>{source}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
