import styles from "./call-art.module.css";

/** In the corner of the offer: circles that spread. */
export function CallArt() {
  return <div className={styles.circles} aria-hidden="true" />;
}
