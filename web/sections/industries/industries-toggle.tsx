import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./industries-toggle.module.css";

/** The heading as a button: it opens and closes all cards of its section, which always do so together (act-at-once.ts). */
export function IndustriesToggle({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.toggle} aria-expanded={false} data-act="toggle">
      {children}
      <span className={styles.sign}>
        <Icon name="down" />
      </span>
    </button>
  );
}
