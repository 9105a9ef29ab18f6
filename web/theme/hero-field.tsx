import styles from "./hero-field.module.css";

/** In the place of a portrait that nobody has uploaded yet: circles that spread from a corner. */
export function HeroField() {
  return <div className={styles.field} aria-hidden="true" />;
}
