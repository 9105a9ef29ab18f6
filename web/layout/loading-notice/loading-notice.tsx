import styles from "./loading-notice.module.css";

/** Says that another page is on its way, while say-loading.ts shows it. */
export function LoadingNotice() {
  return (
    <p id="loading-notice" role="status" className={styles.notice} hidden suppressHydrationWarning>
      Loading...
    </p>
  );
}
