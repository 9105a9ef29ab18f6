import { randomUUID } from "node:crypto";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import type { Formats } from "#formats/create-formats.ts";
import { getFormats } from "#formats/get-formats.ts";
import { InvoiceChain } from "#portal/invoices/chain/invoice-chain.tsx";
import { readInvoiced } from "#portal/invoices/chain/read-invoiced.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { MilestoneBar } from "./milestone-bar.tsx";
import { MilestoneControls } from "./milestone-controls.tsx";
import styles from "./milestone-list.module.css";
import { type Milestone, readMilestones } from "./stored-milestones.ts";

type MilestoneListProps = { projectId: string; canChange: boolean; isOpen: boolean };

export async function renderMilestoneList({ projectId, canChange, isOpen }: MilestoneListProps) {
  const [milestones, invoiced, formats, { milestones: texts }] = await Promise.all([
    readMilestones(projectId),
    readInvoiced(projectId),
    getFormats(),
    getTexts(),
  ]);
  if (milestones.length === 0) {
    return <p className={styles.facts}>{canChange ? texts.noneOfOwner : texts.none}</p>;
  }
  const today = dateInTimeZone(new Date(), await getTimeZone());
  const done = milestones.filter(({ done_at }) => done_at).length;
  return (
    <>
      <p className={styles.progress}>
        <MilestoneBar done={done} total={milestones.length} />
        {texts.progress(done, milestones.length)}
      </p>
      <ol className={styles.list}>
        {milestones.map((milestone, index) => (
          <li
            key={milestone.id}
            id={`milestone-${milestone.id}`}
            className={styles.milestone}
            data-state={isOpen || milestone.done_at ? stateOf(milestone, today) : "ahead"}
          >
            <strong>{milestone.title}</strong>
            <span className={styles.facts}>{describeDate(milestone, today, { formats, texts })}</span>
            <InvoiceChain of={milestone.title} invoiced={invoiced.get(milestone.id)} />
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

type Words = { formats: Formats; texts: Texts["milestones"] };

function describeDate(milestone: Milestone, today: string, { formats, texts }: Words): string {
  const { formatDate } = formats;
  const { done_at, due_on } = milestone;
  if (done_at) return texts.reachedOn(formatDate(done_at));
  if (!due_on) return texts.noDate;
  const isLate = stateOf(milestone, today) === "late";
  return isLate ? texts.wasPlannedFor(formatDate(due_on)) : texts.plannedFor(formatDate(due_on));
}

export async function NewMilestone({ projectId }: { projectId: string }) {
  const { create, fields } = (await getTexts()).milestones;
  return (
    <SavedForm
      action={`/api/owner/projects/${projectId}/milestones`}
      label={create.form}
      className={styles.form}
      isRepeated
    >
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <Field label={create.title} name="title" required maxLength={200} />
      <Field label={fields.dueOn} name="due_on" type="date" />
      <Button type="submit" variant="secondary">
        {create.submit}
      </Button>
    </SavedForm>
  );
}
