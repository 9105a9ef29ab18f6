import styles from "./call-art.module.css";

/** In the corner of the offer: circles that spread. */
export function CallArt() {
  return (
    <svg className={styles.art} viewBox="0 0 300 300" aria-hidden="true">
      <circle cx="300" cy="300" r="70" className={styles.inner} />
      <circle cx="300" cy="300" r="130" />
      <circle cx="300" cy="300" r="190" />
      <circle cx="300" cy="300" r="250" />
    </svg>
  );
}
