import styles from "./hero-art.module.css";

/** Between the first screen and what proves it: a table's rail with its sights, along which a ball rolls as the page is scrolled. */
export function HeroArt() {
  return (
    <div className={styles.rail}>
      <svg className={styles.ball} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" />
        <circle cx="16" cy="16" r="7.5" />
        <path d="M16 12.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zm0 3.4a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z" />
      </svg>
    </div>
  );
}
