import styles from "./missing-art.module.css";

/** Beside "not found": a scratch, the cue ball went down the corner pocket. */
export function MissingArt() {
  return <div className={styles.scratch} aria-hidden="true" />;
}
