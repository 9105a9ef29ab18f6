import styles from "./missing-art.module.css";

/** Beside "not found": two circles that do not close. */
export function MissingArt() {
  return (
    <svg className={styles.circles} viewBox="0 0 400 400" width="416" height="416" aria-hidden="true">
      <circle cx="200" cy="200" r="180" pathLength="100" />
      <circle cx="200" cy="200" r="110" pathLength="100" />
    </svg>
  );
}
