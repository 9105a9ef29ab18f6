import type { ReactNode } from "react";
import styles from "./settings-group.module.css";

type SettingsGroupProps = {
  id: string;
  heading: string;
  intro?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: "plain" | "danger";
  children: ReactNode;
};

/** One thing that can be set: what it is, and beside it the form. */
export function SettingsGroup({ id, heading, intro, tone = "plain", children }: SettingsGroupProps) {
  return (
    <section className={styles.group} id={id} data-tone={tone} aria-labelledby={`${id}-heading`}>
      <header className={styles.words}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {intro ? <p>{intro}</p> : null}
      </header>
      <div className={styles.card}>{children}</div>
    </section>
  );
}

export function SettingsGroups({ children }: { children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>;
}
