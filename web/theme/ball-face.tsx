import styles from "./ball-face.module.css";

/** The face of the button that answers with a proverb. */
export function BallFace() {
  return (
    <span className={styles.sphere}>
      <span className={styles.eight} aria-hidden="true">
        8
      </span>
    </span>
  );
}
