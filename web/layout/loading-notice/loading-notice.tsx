import styles from "./loading-notice.module.css";

/** Where say-loading.ts says that another page is on its way. */
export function LoadingNotice() {
  return (
    <p
      id="loading-notice"
      role="status"
      className={styles.notice}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what is in it alone.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
