import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "../decisions/subjects.module.css";
import { FeedbackFields } from "./feedback-fields.tsx";
import type { FeedbackItem } from "./stored-feedback.ts";

export function FeedbackControls({ projectId, item }: { projectId: string; item: FeedbackItem }) {
  const { id, title, visible, status, version } = item;
  const action = `/api/owner/projects/${projectId}/feedback/${id}`;
  const hiddenVersion = <input type="hidden" name="version" value={version} readOnly />;
  const [turn, turnLabel] = status === "open" ? ["close", "Close"] : ["reopen", "Ask again"];
  return (
    <div className={styles.controls}>
      <SavedForm action={action} label={`What happens with “${title}”`} className={styles.buttons}>
        {hiddenVersion}
        <Button
          type="submit"
          size="sm"
          variant={visible ? "outline" : "primary"}
          name="action"
          value={visible ? "hide" : "show"}
          aria-label={visible ? `Hide from the client: ${title}` : `Show to the client: ${title}`}
        >
          {visible ? "Hide from the client" : "Show to the client"}
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="outline"
          name="action"
          value={turn}
          aria-label={`${turnLabel}: ${title}`}
        >
          {turnLabel}
        </Button>
      </SavedForm>
      <details className={styles.edit}>
        <summary aria-label={`Edit “${title}”`}>Edit</summary>
        <SavedForm action={action} label={`Edit “${title}”`} className={styles.form}>
          {hiddenVersion}
          {status === "open" ? null : <p>Other words make it open again; the decision keeps the old ones.</p>}
          <FeedbackFields idPrefix={id} item={item} />
          <p>
            <Button type="submit" size="sm" name="action" value="save">
              Save
            </Button>
          </p>
        </SavedForm>
      </details>
    </div>
  );
}
