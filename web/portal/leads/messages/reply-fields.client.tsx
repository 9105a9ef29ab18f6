"use client";

import { type MouseEvent, useId, useState } from "react";
import { letterText } from "#email/letter-text.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./messages.module.css";

type ReplyFieldsProps = {
  /** Who will read it. */
  name: string;
  /** The page that shows the same preview to a browser without script. */
  previewAction: string;
  texts: Record<"label" | "submit" | "preview" | "to" | "quote", string>;
  /** How a letter begins. */
  letter: Parameters<typeof letterText>[2];
};

/** A reply, what it will look like to its reader, and the buttons. The preview follows what is written. */
export function ReplyFields({ name, previewAction, texts, letter }: ReplyFieldsProps) {
  const [reply, setReply] = useState("");
  const [isPreviewed, setIsPreviewed] = useState(false);
  const id = useId();

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const isWritten = event.currentTarget.form?.reportValidity();
    // What was typed before the script was there has told nobody.
    const written = event.currentTarget.form?.elements.namedItem("reply");
    if (written instanceof HTMLTextAreaElement) setReply(written.value);
    setIsPreviewed(!isPreviewed && isWritten === true);
  }

  return (
    <>
      <label>
        {texts.label}
        <textarea
          dir="auto"
          name="reply"
          required
          maxLength={5000}
          rows={6}
          onInput={({ currentTarget }) => setReply(currentTarget.value)}
        />
      </label>
      <Button type="submit" name="action" value="reply" onClick={() => setIsPreviewed(false)}>
        {texts.submit}
      </Button>
      <Button
        type="submit"
        name="action"
        value="reply"
        variant="outline"
        formAction={previewAction}
        onClick={toggle}
        aria-expanded={isPreviewed}
        aria-controls={id}
      >
        {texts.preview}
      </Button>
      <div id={id} className={styles.preview} hidden={!isPreviewed}>
        {isPreviewed ? (
          <>
            <p className={styles.facts}>{texts.to}</p>
            <p className={styles.text}>{letterText(reply, name, letter)}</p>
            <p className={styles.facts}>{texts.quote}</p>
          </>
        ) : null}
      </div>
    </>
  );
}
