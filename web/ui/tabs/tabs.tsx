import type { ReactNode } from "react";
import styles from "./tabs.module.css";

type TabsProps = {
  /** Unique on the page: the beginning of every panel's id. */
  name: string;
  label: string;
  tabs: { id: string; label: string; panel: ReactNode }[];
  /** `side`: where there is room, a column of tabs beside the panels; the parent is a grid of two columns then. */
  layout?: "top" | "side";
  /** All panels lie side by side in one frame: a finger pulls it sideways, a gesture of the wheel or a key turns one page. */
  isScrolled?: boolean;
};

/**
 * Links to panels, of which one is shown; the page's script shows another at once. enhance-tabs.ts makes them tabs after the
 * ARIA pattern.
 */
export function Tabs({ name, label, tabs, layout = "top", isScrolled = false }: TabsProps) {
  return (
    <div
      className={styles.tabs}
      data-tabs={label}
      data-layout={layout}
      data-scrolled={isScrolled || undefined}
      data-later="keydown"
    >
      <div className={styles.list}>
        {tabs.map((tab) => (
          <a key={tab.id} href={`#${name}-${tab.id}`} data-act="show">
            {tab.label}
          </a>
        ))}
      </div>
      <section
        className={`${styles.frame} ${isScrolled ? styles.row : styles.one}`}
        {...(isScrolled && { "aria-label": label, tabIndex: 0 })}
      >
        {tabs.map((tab) => (
          <div key={tab.id} id={`${name}-${tab.id}`} tabIndex={isScrolled ? undefined : 0}>
            {tab.panel}
          </div>
        ))}
      </section>
    </div>
  );
}
