"use client";

import { useEffect, useRef, useState } from "react";
import { fill } from "#texts/fill.ts";
import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextAreaView } from "#ui/text-area/text-area-view.tsx";
import styles from "./message-list.module.css";
import type { ThreadMessage } from "./stored-messages.ts";

type MessageActionsProps = {
  projectId: string;
  message: ThreadMessage;
  texts: Texts["projectMessages"]["list"];
};

/** Edits and deletes a message as long as its author may. Words that are being edited stay when the time is over. */
export function MessageActions({ projectId, message, texts }: MessageActionsProps) {
  const { id, body, time, changeableMs } = message;
  const [isOver, setIsOver] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const action = `/api/projects/${projectId}/messages/${id}`;

  // It may have been opened before the script was there.
  useEffect(() => setIsEditing(details.current?.open ?? false), []);

  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), changeableMs);
    return () => clearTimeout(timer);
  }, [changeableMs]);

  if (isOver && !isEditing) return null;
  const editor = (
    <SavedForm action={action} className={styles.editor}>
      <TextAreaView
        optional={texts.optional}
        id={`edit-${id}`}
        label={texts.words}
        name="body"
        required={message.files.length === 0}
        rows={2}
        defaultValue={body}
      />
      <Button type="submit" size="sm" name="action" value="edit">
        {texts.save}
      </Button>
    </SavedForm>
  );
  return (
    <div className={styles.actions}>
      <details
        ref={details}
        className={styles.edit}
        onToggle={(event) => setIsEditing(event.currentTarget.open)}
      >
        <summary aria-label={fill(texts.editOf, { time })}>{texts.edit}</summary>
        {isEditing ? editor : <noscript>{editor}</noscript>}
      </details>
      <SavedForm action={action}>
        <ConfirmButton
          className={styles.delete}
          variant="link"
          size="auto"
          name="action"
          value="delete"
          kind="danger"
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          confirmLabel={texts.delete}
          aria-label={fill(texts.deleteOf, { time })}
        >
          {texts.delete}
        </ConfirmButton>
      </SavedForm>
    </div>
  );
}
