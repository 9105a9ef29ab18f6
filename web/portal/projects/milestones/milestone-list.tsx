import { randomUUID } from "node:crypto";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import type { Formats } from "#formats/create-formats.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { MilestoneBar } from "./milestone-bar.tsx";
import { MilestoneControls } from "./milestone-controls.tsx";
import styles from "./milestone-list.module.css";
import { type Milestone, readMilestones } from "./stored-milestones.ts";

type MilestoneListProps = { projectId: string; canChange: boolean };

export async function renderMilestoneList({ projectId, canChange }: MilestoneListProps) {
  const milestones = await readMilestones(projectId);
  if (milestones.length === 0) {
    return (
      <p className={styles.facts}>
        {canChange ? "There are no milestones yet. Add the first one below." : "There are no milestones yet."}
      </p>
    );
  }
  const today = dateInTimeZone(new Date(), await getTimeZone());
  const formats = await getFormats();
  const done = milestones.filter(({ done_at }) => done_at).length;
  return (
    <>
      <p className={styles.progress}>
        <MilestoneBar done={done} total={milestones.length} />
        {done} of {milestones.length} reached
      </p>
      <ol className={styles.list}>
        {milestones.map((milestone, index) => (
          <li
            key={milestone.id}
            id={`milestone-${milestone.id}`}
            className={styles.milestone}
            data-state={stateOf(milestone, today)}
          >
            <strong>{milestone.title}</strong>
            <span className={styles.facts}>{describeDate(milestone, today, formats)}</span>
            {canChange ? (
              <MilestoneControls
                projectId={projectId}
                milestone={milestone}
                isFirst={index === 0}
                isLast={index === milestones.length - 1}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}

function stateOf({ done_at, due_on }: Milestone, today: string): "done" | "late" | "ahead" {
  if (done_at) return "done";
  return due_on !== null && due_on < today ? "late" : "ahead";
}

function describeDate(milestone: Milestone, today: string, { formatDate }: Formats): string {
  const { done_at, due_on } = milestone;
  if (done_at) return `Reached ${formatDate(done_at)}`;
  if (!due_on) return "No date yet";
  return `${stateOf(milestone, today) === "late" ? "Was planned for" : "Planned for"} ${formatDate(due_on)}`;
}

export function NewMilestone({ projectId }: { projectId: string }) {
  return (
    <SavedForm
      action={`/api/owner/projects/${projectId}/milestones`}
      label="Add a milestone"
      className={styles.form}
    >
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <Field label="New milestone" name="title" required maxLength={200} />
      <Field label="Planned for" name="due_on" type="date" />
      <Button type="submit" variant="secondary">
        Add
      </Button>
    </SavedForm>
  );
}
