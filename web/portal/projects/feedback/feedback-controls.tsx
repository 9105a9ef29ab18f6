import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "../decisions/subjects.module.css";
import { FeedbackFields } from "./feedback-fields.tsx";
import type { FeedbackItem } from "./stored-feedback.ts";

export async function FeedbackControls({ projectId, item }: { projectId: string; item: FeedbackItem }) {
  const { controls } = (await getTexts()).feedback;
  const { id, title, visible, status, version } = item;
  const action = `/api/owner/projects/${projectId}/feedback/${id}`;
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  const turn = status === "open" ? "close" : "reopen";
  return (
    <div className={styles.controls}>
      <SavedForm action={action} label={controls.form(title)} className={styles.buttons}>
        {hiddenVersion}
        <Button
          type="submit"
          size="sm"
          variant={visible ? "outline" : "primary"}
          name="action"
          value={visible ? "hide" : "show"}
          aria-label={visible ? controls.hideOf(title) : controls.showOf(title)}
        >
          {visible ? controls.hide : controls.show}
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="outline"
          name="action"
          value={turn}
          aria-label={turn === "close" ? controls.closeOf(title) : controls.reopenOf(title)}
        >
          {controls[turn]}
        </Button>
      </SavedForm>
      <details className={styles.edit}>
        <summary aria-label={controls.editOf(title)}>{controls.edit}</summary>
        <SavedForm action={action} label={controls.editOf(title)} className={styles.form}>
          {hiddenVersion}
          {status === "open" ? null : <p>{controls.reopens}</p>}
          <FeedbackFields idPrefix={id} item={item} />
          <p>
            <Button type="submit" size="sm" name="action" value="save">
              {controls.save}
            </Button>
          </p>
        </SavedForm>
      </details>
    </div>
  );
}
