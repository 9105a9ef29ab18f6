import { CaseCard } from "../../work/case-card.tsx";
import type { ChapterOf } from "../chapter.ts";
import styles from "./case-list.module.css";

/** Chosen work, each with its picture and its number. */
export function CaseList({ id, heading, cases }: ChapterOf<"chapterCaseList"> & { id: string }) {
  const shown = cases?.filter(({ slug }) => slug) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={styles.stage} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {shown.map((study) => (
          <CaseCard key={study._id} study={study} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
