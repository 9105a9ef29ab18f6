import type { ReactNode } from "react";
import styles from "./part.module.css";

type PartProps = {
  id: string;
  heading: string;
  /** What stands below the heading, and stays in view with it. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the page under a thin rule: its heading on the left, what it says on the right. */
export function Part({ id, heading, aside, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
