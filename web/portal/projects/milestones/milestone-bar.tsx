import styles from "./milestone-bar.module.css";

export function MilestoneBar({ done, total }: { done: number; total: number }) {
  return <progress className={styles.bar} max={total} value={done} aria-label="Milestones reached" />;
}
