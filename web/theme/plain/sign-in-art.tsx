import styles from "./sign-in-art.module.css";

/** Beside the sign-in forms: three circles, one inside the other. */
export function SignInArt() {
  return (
    <svg className={styles.circles} viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="56" />
      <circle cx="60" cy="76" r="40" />
      <circle cx="60" cy="92" r="24" className={styles.inner} />
    </svg>
  );
}
