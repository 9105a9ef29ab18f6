import styles from "./milestone-bar.module.css";

/** How many of a project's milestones are reached. */
export function MilestoneBar({ done, total }: { done: number; total: number }) {
  return <progress className={styles.bar} max={total} value={done} aria-label="Milestones reached" />;
}
