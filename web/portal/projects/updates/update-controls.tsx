import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { EntryFields } from "../entry-fields.tsx";
import type { ProjectUpdate } from "./stored-updates.ts";
import styles from "./update-controls.module.css";

export function UpdateControls({ projectId, update }: { projectId: string; update: ProjectUpdate }) {
  const { id, title, visible, version } = update;
  const form = { action: `/api/owner/projects/${projectId}/updates/${id}` };
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  return (
    <div className={styles.controls}>
      <SavedForm {...form} label={`Who sees “${title}”`} className={styles.buttons}>
        {hiddenVersion}
        <Button
          type="submit"
          size="sm"
          variant={visible ? "outline" : "primary"}
          name="action"
          value={visible ? "hide" : "publish"}
          aria-label={`${visible ? "Hide from the client" : "Publish"}: “${title}”`}
        >
          {visible ? "Hide from the client" : "Publish"}
        </Button>
      </SavedForm>
      <details className={styles.edit}>
        <summary aria-label={`Edit “${title}”`}>Edit</summary>
        <SavedForm {...form} label={`Edit “${title}”`} className={styles.form}>
          {hiddenVersion}
          <EntryFields
            idPrefix={id}
            entry={update}
            bodyLabel="Text"
            hint="Off, it is a note that only you see."
          />
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
              title="Delete this update?"
              question={`“${title}” disappears for good, for you and for the client.`}
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
