import styles from "./hero-art.module.css";

/** Behind the first screen: a corner of the table, its cloth inside the wooden rail, and the pocket that the shot is called for. */
export function HeroArt() {
  return <div className={styles.table} aria-hidden="true" />;
}
