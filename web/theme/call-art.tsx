import styles from "./call-art.module.css";

/** In the corner of the offer: the ball on its way into the corner pocket. */
export function CallArt() {
  return (
    <svg className={styles.art} viewBox="0 0 300 300" aria-hidden="true">
      <circle cx="300" cy="300" r="132" className={styles.rim} />
      <circle cx="300" cy="300" r="116" />
      <path className={styles.shot} d="M58 94 96 122M150 166 196 206" />
      <circle cx="122" cy="142" r="24" />
      <circle cx="122" cy="142" r="10.5" className={styles.spot} />
      <path
        className={styles.eight}
        d="M122 136.6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zm0 5a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z"
      />
    </svg>
  );
}
