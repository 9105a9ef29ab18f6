import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { formatDate } from "#sanity/format-date.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import styles from "./milestone-list.module.css";
import type { Milestone } from "./read-milestones.ts";

/** The milestones in their order, with how many of them are reached. */
export async function MilestoneList({ milestones }: { milestones: Milestone[] }) {
  if (milestones.length === 0) return <p className={styles.facts}>There are no milestones yet.</p>;
  const today = dateInTimeZone(new Date(), await getTimeZone());
  const done = milestones.filter(({ done_at }) => done_at).length;
  return (
    <>
      <p className={styles.progress}>
        <progress max={milestones.length} value={done} aria-label="Milestones reached" />
        {done} of {milestones.length} reached
      </p>
      <ol className={styles.list}>
        {milestones.map((milestone) => (
          <li key={milestone.id} className={styles.milestone} data-state={stateOf(milestone, today)}>
            <strong>{milestone.title}</strong>
            <MilestoneDate milestone={milestone} isLate={stateOf(milestone, today) === "late"} />
          </li>
        ))}
      </ol>
    </>
  );
}

async function MilestoneDate({ milestone, isLate }: { milestone: Milestone; isLate: boolean }) {
  const { done_at, due_on } = milestone;
  if (done_at) return <span className={styles.facts}>Reached {await formatDate(done_at)}</span>;
  if (!due_on) return <span className={styles.facts}>No date yet</span>;
  return (
    <span className={styles.facts}>
      {isLate ? "Was planned for" : "Planned for"} {await formatDate(due_on)}
    </span>
  );
}

function stateOf({ done_at, due_on }: Milestone, today: string): "done" | "late" | "ahead" {
  if (done_at) return "done";
  return due_on !== null && due_on < today ? "late" : "ahead";
}
