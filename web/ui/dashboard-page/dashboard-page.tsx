import type { ReactNode } from "react";
import styles from "./dashboard-page.module.css";

type DashboardPageProps = { title: ReactNode; intro?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page of a dashboard: a heading that leaves room for the work, what can be done, and the parts below each other. */
export function DashboardPage({ title, intro, actions, children }: DashboardPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
