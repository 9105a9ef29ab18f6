import type { ReactNode } from "react";
import { Section } from "#ui/section/section.tsx";
import styles from "./chapter.module.css";

type ChapterProps = {
  id: string;
  heading: ReactNode;
  intro: ReactNode;
  /** How many pages there are to see. */
  count: number;
  children: ReactNode;
};

/** Pages of one site behind tabs: what they are and how many stand in the column of their names. */
export function Chapter({ id, heading, intro, count, children }: ChapterProps) {
  return (
    <Section id={id} labelledBy={`${id}-heading`} className={styles.chapter}>
      <div className={styles.columns}>
        <header className={styles.header}>
          <p className={styles.count} aria-hidden="true">
            {count}
          </p>
          <h2 className={styles.heading} id={`${id}-heading`}>
            {heading}
          </h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </header>
        {children}
      </div>
    </Section>
  );
}
