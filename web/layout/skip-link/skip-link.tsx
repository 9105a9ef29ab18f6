import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  );
}
