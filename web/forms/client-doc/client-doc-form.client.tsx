"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { FormattedText } from "#ui/formatted-text/formatted-text.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { readFields } from "../read-fields.ts";
import styles from "./client-doc-form.module.css";
import { type StoredDoc, sendClientDoc } from "./send-client-doc.ts";

type ClientDocFormProps = {
  action: string;
  doc?: StoredDoc;
  limits: { title: number; body: number };
  /** The fields that only a new page has. */
  children?: ReactNode;
};

/** Writes a client's page. Works as a plain form until its script is there. */
export function ClientDocForm({ action, doc, limits, children }: ClientDocFormProps) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [stored, setStored] = useState<StoredDoc>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSending(true);
    setFailure(undefined);
    const result = await sendClientDoc(action, readFields(event.currentTarget));
    if ("next" in result) return location.assign(result.next);
    setIsSending(false);
    setFailure(result.error);
    setStored(result.stored);
  }

  return (
    <form className={styles.form} action={action} method="post" onSubmit={send}>
      {children}
      {doc ? <input type="hidden" name="version" value={(stored ?? doc).version} /> : null}
      <Field label="Title" name="title" required maxLength={limits.title} defaultValue={doc?.title} />
      <TextArea
        label="Text"
        name="body"
        required
        rows={14}
        maxLength={limits.body}
        defaultValue={doc?.body}
        hint="Plain words. “## ” begins a heading, “- ” or “1. ” a list; **strong**, `code`, and addresses become links."
      />
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      {stored ? (
        <section className={styles.stored} aria-label="What is stored now">
          <h2>What is stored now</h2>
          <h3>{stored.title}</h3>
          <FormattedText>{stored.body}</FormattedText>
        </section>
      ) : null}
      <Button type="submit" size="lg" disabled={isSending}>
        {isSending ? "Saving…" : stored ? "Save mine in its place" : "Save the page"}
      </Button>
    </form>
  );
}
