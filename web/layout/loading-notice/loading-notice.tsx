import { getTexts } from "#texts/get-texts.ts";
import styles from "./loading-notice.module.css";

/** Says that another page is on its way, while hide-loading.ts shows it. */
export async function LoadingNotice() {
  const { layout } = await getTexts();
  return (
    <p id="loading" role="status" className={styles.notice} hidden suppressHydrationWarning>
      {layout.loading}
    </p>
  );
}
