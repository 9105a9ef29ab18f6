import { getTexts } from "#texts/get-texts.ts";
import styles from "./milestone-bar.module.css";

export async function MilestoneBar({ done, total }: { done: number; total: number }) {
  const { milestones } = await getTexts();
  return <progress className={styles.bar} max={total} value={done} aria-label={milestones.reached} />;
}
