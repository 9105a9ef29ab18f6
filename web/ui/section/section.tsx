import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  id: string;
  heading?: ReactNode;
  intro?: ReactNode;
  /** `plain` on paper, `sunken` a shade darker, `table` on green cloth. */
  tone?: "plain" | "sunken" | "table";
  /** Buttons that belong to the heading. */
  actions?: ReactNode;
  /** The id of a heading among the children, where `heading` is not used. */
  labelledBy?: string;
  children?: ReactNode;
  className?: string;
};

/** A band of the page as wide as the window, its content as wide as the layout allows. */
export function Section({
  id,
  heading,
  intro,
  tone = "plain",
  actions,
  labelledBy,
  children,
  className,
}: SectionProps) {
  return (
    <section
      id={id}
      className={className ? `${styles.section} ${className}` : styles.section}
      data-tone={tone}
      aria-labelledby={heading ? `${id}-heading` : labelledBy}
    >
      <div className={styles.content}>
        {heading ? (
          <header className={styles.header}>
            <h2 className={styles.heading} id={`${id}-heading`}>
              {heading}
            </h2>
            {intro || actions ? (
              <div className={styles.aside}>
                {intro ? <p className={styles.intro}>{intro}</p> : null}
                {actions}
              </div>
            ) : null}
          </header>
        ) : null}
        {children}
      </div>
    </section>
  );
}
