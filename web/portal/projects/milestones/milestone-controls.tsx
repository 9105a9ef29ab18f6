import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./milestone-controls.module.css";
import type { Milestone } from "./stored-milestones.ts";

type MilestoneControlsProps = {
  projectId: string;
  milestone: Milestone;
  isFirst: boolean;
  isLast: boolean;
};

export function MilestoneControls({ projectId, milestone, isFirst, isLast }: MilestoneControlsProps) {
  const { id, title, done_at, due_on, version } = milestone;
  const form = { action: `/api/owner/projects/${projectId}/milestones/${id}` };
  const moves = [
    { way: "up", sign: "↑", isOver: isFirst },
    { way: "down", sign: "↓", isOver: isLast },
  ];
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  return (
    <div className={styles.controls}>
      <SavedForm {...form} label={`“${title}”: reached, and its place`} className={styles.buttons}>
        {hiddenVersion}
        <Button
          type="submit"
          size="xs"
          variant="outline"
          name="action"
          value={done_at ? "undone" : "done"}
          aria-label={`${done_at ? "Not reached yet" : "Mark as reached"}: “${title}”`}
        >
          {done_at ? "Not reached yet" : "Mark as reached"}
        </Button>
        {moves.map(({ way, sign, isOver }) => (
          <Button
            key={way}
            type="submit"
            size="xs"
            variant="ghost"
            name="action"
            value={way}
            aria-disabled={isOver}
            aria-label={`Move “${title}” ${way}`}
          >
            {sign}
          </Button>
        ))}
      </SavedForm>
      <details className={styles.edit}>
        <summary aria-label={`Edit “${title}”`}>Edit</summary>
        <SavedForm {...form} label={`Edit “${title}”`} className={styles.form}>
          {hiddenVersion}
          <Field
            id={`title-${id}`}
            label="Title"
            name="title"
            required
            maxLength={200}
            defaultValue={title}
          />
          <Field id={`due-${id}`} label="Planned for" name="due_on" type="date" defaultValue={due_on ?? ""} />
          <div className={styles.buttons}>
            <Button type="submit" size="sm" name="action" value="save">
              Save
            </Button>
            <ConfirmButton
              size="sm"
              variant="ghost"
              name="action"
              value="delete"
              kind="danger"
              title="Delete this milestone?"
              question={`“${title}” disappears for you and for the client.`}
              confirmLabel="Delete"
            >
              Delete
            </ConfirmButton>
          </div>
        </SavedForm>
      </details>
    </div>
  );
}
