import { getTexts } from "#texts/get-texts.ts";
import styles from "./skip-link.module.css";

export async function SkipLink() {
  const { layout } = await getTexts();
  return (
    <a href="#content" className={styles.skip}>
      {layout.skip}
    </a>
  );
}
