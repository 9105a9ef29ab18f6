import styles from "./missing-art.module.css";

/** Beside "not found": a circle that does not close. */
export function MissingArt() {
  return (
    <svg className={styles.circle} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="44" pathLength="100" />
      <circle cx="50" cy="50" r="28" pathLength="100" />
    </svg>
  );
}
