import { randomUUID } from "node:crypto";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { EntryFields } from "../entry-fields.tsx";
import styles from "./new-update.module.css";

export function NewUpdate({ projectId }: { projectId: string }) {
  return (
    <section className={styles.write} aria-labelledby="new-update">
      <h2 id="new-update">Write an update</h2>
      <SavedForm
        action={`/api/owner/projects/${projectId}/updates`}
        label="Write an update"
        doneText="The update is saved."
      >
        <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
        <EntryFields idPrefix="new" bodyLabel="Text" hint="Off, it is a note that only you see." />
        <p>
          <Button type="submit">Save the update</Button>
        </p>
      </SavedForm>
    </section>
  );
}
