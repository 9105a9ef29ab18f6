import type { ReactNode } from "react";
import styles from "./lead-card.module.css";

type LeadCardProps = {
  id: string;
  /** Whose request it is. */
  name: string;
  /** What stands beside the name: its state, what speaks against it. */
  badges?: ReactNode;
  /** What the request is about in one line, under the name. */
  facts: ReactNode;
  /** Forms and disclosures, in one row as long as they are closed. */
  actions: ReactNode;
  children: ReactNode;
};

/** A message or a call as the owner sees it, with what may be done about it at its foot. */
export function LeadCard({ id, name, badges, facts, actions, children }: LeadCardProps) {
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
        {badges}
      </header>
      <p className={styles.facts}>{facts}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
