import type { ReactNode } from "react";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  title: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  /** What stands beside the words where there is room, below them where there is not. */
  aside?: ReactNode;
};

/** The top of every page but the home page: its one heading, a sentence, and what to do. */
export function PageHeader({ title, intro, children, aside }: PageHeaderProps) {
  return (
    <header className={styles.header} data-has-aside={aside ? true : undefined}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      {aside}
    </header>
  );
}
