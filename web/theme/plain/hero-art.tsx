import styles from "./hero-art.module.css";

/** Behind the first screen: a field in the agency's colour, with circles that spread from its corner. */
export function HeroArt() {
  return <div className={styles.field} aria-hidden="true" />;
}
