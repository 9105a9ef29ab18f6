"use client";

import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { letterText } from "#email/letter-text.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./messages.module.css";
import { ChooseReply } from "./saved-replies/choose-reply.client.tsx";

type ReplyFieldsProps = {
  /** Who will read it. */
  name: string;
  /** What the field begins with. */
  filled?: string;
  /** The form of the choice among what is saved, for a browser without script. */
  chooser: string;
  saved: ComponentProps<typeof ChooseReply>["saved"];
  /** The page that shows the same preview to a browser without script. */
  previewAction: string;
  texts: Record<"label" | "submit" | "preview" | "to" | "quote", string> & {
    choose: ComponentProps<typeof ChooseReply>["words"];
  };
  /** How a letter begins. */
  letter: Parameters<typeof letterText>[2];
};

/** A reply, what it will look like to its reader, and the buttons. The preview follows what is written. */
export function ReplyFields(props: ReplyFieldsProps) {
  const { name, filled = "", chooser, saved, previewAction, texts, letter } = props;
  const [reply, setReply] = useState(filled);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const send = useRef<HTMLButtonElement>(null);

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const isWritten = event.currentTarget.form?.reportValidity();
    // What was typed before the script was there has told nobody.
    const written = event.currentTarget.form?.elements.namedItem("reply");
    if (written instanceof HTMLTextAreaElement) setReply(written.value);
    setIsPreviewed(!isPreviewed && isWritten === true);
  }

  function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit(send.current);
  }

  return (
    <>
      <ChooseReply form={chooser} saved={saved} words={texts.choose} area={area} />
      <label>
        {texts.label}
        <textarea
          ref={area}
          dir="auto"
          name="reply"
          required
          maxLength={5000}
          rows={6}
          data-first-focus
          aria-keyshortcuts="Control+Enter Meta+Enter"
          defaultValue={filled}
          onKeyDown={sendByKey}
          onInput={({ currentTarget }) => setReply(currentTarget.value)}
        />
      </label>
      <Button ref={send} type="submit" name="action" value="reply" onClick={() => setIsPreviewed(false)}>
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
