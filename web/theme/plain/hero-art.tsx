import styles from "./hero-art.module.css";

/** Between the first screen and what proves it: a band in the agency's colours. */
export function HeroArt() {
  return <div className={styles.band} />;
}
