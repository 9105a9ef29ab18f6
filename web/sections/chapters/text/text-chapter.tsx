import { RichText } from "#sanity/rich-text.tsx";
import type { ChapterOf } from "../chapter.ts";
import styles from "./text-chapter.module.css";

/** Words beside their heading. */
export function TextChapter({ id, heading, body }: ChapterOf<"chapterText"> & { id: string }) {
  if (!heading && !body?.length) return null;
  return (
    <section className={styles.text} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <RichText value={body ?? []} className={styles.body} />
    </section>
  );
}
