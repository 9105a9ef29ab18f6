import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./notes.module.css";
import type { Note } from "./stored-notes.ts";

type NotesProps = {
  /** `about`: the way to what a note is about, where the page does not say it. */
  notes: (Note & { about?: ReactNode })[];
  /** The page that shows them, to come back to. */
  from: string;
};

/** What the owner notes about a message, a call or a client; nobody else sees it. */
export async function Notes({ notes, from }: NotesProps) {
  if (notes.length === 0) return null;
  const [{ formatDateTime }, { notes: texts }] = await Promise.all([getFormats(), getTexts()]);
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <SavedForm key={note.id} action="/api/owner/notes" className={styles.note}>
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="id" value={note.id} />
          <p className={styles.body}>{note.body}</p>
          <p className={styles.facts}>
            {formatDateTime(note.created_at)} {note.about}{" "}
            <Button type="submit" size="xs" variant="link" name="action" value="remove">
              {texts.remove}
            </Button>
          </p>
        </SavedForm>
      ))}
    </div>
  );
}

/** Where the owner writes such a note. `from`: the page that shows it, to come back to. */
export async function AddNote({ subjectId, from }: { subjectId: string; from: string }) {
  const { notes } = await getTexts();
  return (
    <details>
      <summary>{notes.add}</summary>
      <SavedForm action="/api/owner/notes">
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <input type="hidden" name="requestKey" value={randomUUID()} />
        <label>
          {notes.label}
          <textarea name="body" dir="auto" required maxLength={5000} rows={3} />
        </label>
        <Button type="submit" size="sm" variant="secondary" name="action" value="add">
          {notes.submit}
        </Button>
      </SavedForm>
    </details>
  );
}
