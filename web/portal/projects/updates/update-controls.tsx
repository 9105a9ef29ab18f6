import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { EntryFields } from "../entry-fields.tsx";
import { SaveOrDelete } from "../save-or-delete.tsx";
import type { ProjectUpdate } from "./stored-updates.ts";
import styles from "./update-controls.module.css";

type UpdateControlsProps = { projectId: string; update: ProjectUpdate };

export async function UpdateControls({ projectId, update }: UpdateControlsProps) {
  const { controls, fields } = (await getTexts()).updates;
  const { id, title, visible, version } = update;
  const form = { action: `/api/owner/projects/${projectId}/updates/${id}` };
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  return (
    <div className={styles.controls}>
      <SavedForm {...form} label={controls.form(title)} className={styles.buttons}>
        {hiddenVersion}
        <Button
          type="submit"
          size="sm"
          variant={visible ? "outline" : "primary"}
          name="action"
          value={visible ? "hide" : "publish"}
          aria-label={visible ? controls.hideOf(title) : controls.publishOf(title)}
        >
          {visible ? controls.hide : controls.publish}
        </Button>
      </SavedForm>
      <details className={styles.edit}>
        <summary aria-label={controls.editOf(title)}>{controls.edit}</summary>
        <SavedForm {...form} label={controls.editOf(title)} className={styles.form}>
          {hiddenVersion}
          <EntryFields idPrefix={id} entry={update} bodyLabel={fields.body} hint={fields.visibleHint} />
          <div className={styles.buttons}>
            <SaveOrDelete words={controls} title={title} />
          </div>
        </SavedForm>
      </details>
    </div>
  );
}
