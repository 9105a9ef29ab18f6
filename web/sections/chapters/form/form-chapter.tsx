import { stegaClean } from "@sanity/client/stega";
import type { ReactNode } from "react";
import type { ChapterOf } from "../chapter.ts";
import styles from "./form-chapter.module.css";

type FormChapterProps = ChapterOf<"chapterForm"> & {
  id: string;
  forms: Record<"contact" | "call", ReactNode>;
};

/** One of the site's forms beside what it is for. */
export function FormChapter({ id, heading, intro, form, forms }: FormChapterProps) {
  return (
    <section className={styles.both} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{heading}</h2>
        {intro ? <p>{intro}</p> : null}
      </div>
      <div>{forms[stegaClean(form) ?? "contact"]}</div>
    </section>
  );
}
