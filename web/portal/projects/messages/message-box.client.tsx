"use client";

import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { randomKey } from "#ui/random-key.ts";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { postMessage } from "./ask-messages.ts";
import styles from "./message-box.module.css";
import type { ThreadMessage } from "./stored-messages.ts";

type MessageBoxProps = {
  projectId: string;
  firstKey: string;
  longest: number;
  onSent: (messages: ThreadMessage[]) => void;
};

/** Writes a message. What is typed stays until the site says that it has it. */
export function MessageBox({ projectId, firstKey, longest, onSent }: MessageBoxProps) {
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const attempt = useRef({ body: "", key: "" });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const body = String(new FormData(form).get("body") ?? "");
    // The same words sent again are the same message.
    if (attempt.current.body !== body) attempt.current = { body, key: randomKey() };
    setIsSending(true);
    setFailure(undefined);
    const result = await postMessage(projectId, body, attempt.current.key);
    setIsSending(false);
    if ("error" in result) return setFailure(result.error);
    attempt.current = { body: "", key: "" };
    onSent(result.messages);
    // What was typed while the message was on its way is the next one.
    const area = form.querySelector("textarea");
    if (area) {
      area.value = area.value.startsWith(body) ? area.value.slice(body.length).trimStart() : area.value;
      area.focus();
    }
  }

  function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  }

  return (
    <form
      className={styles.box}
      action={`/api/projects/${projectId}/messages`}
      method="post"
      onSubmit={send}
      onKeyDown={sendByKey}
    >
      <input type="hidden" name="client_key" value={firstKey} />
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <TextArea
        label="Your message"
        name="body"
        required
        rows={3}
        maxLength={longest}
        hint="Ctrl and Enter send it, too."
      />
      <Button type="submit" disabled={isSending}>
        {isSending ? "Sending..." : "Send"}
      </Button>
    </form>
  );
}
