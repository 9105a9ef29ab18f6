import { randomUUID } from "node:crypto";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./new-milestone.module.css";

export function NewMilestone({ projectId }: { projectId: string }) {
  return (
    <SavedForm
      action={`/api/owner/projects/${projectId}/milestones`}
      label="Add a milestone"
      doneText="The milestone is added."
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
