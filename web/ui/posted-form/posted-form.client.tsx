"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Notice } from "../notice/notice.tsx";
import { postFields } from "../saved-form/post-fields.ts";

type PostedFormProps = { action: string; className?: string; children: ReactNode };

/**
 * A plain form. Once its script is there it posts without leaving the page, so that nothing typed is lost when the
 * answer is no: `{ next }` leads on, `{ error }` is shown. A second click while it is sending does nothing.
 */
export function PostedForm({ action, className, children }: PostedFormProps) {
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    setError(null);
    setIsSending(true);
    const form = new FormData(event.currentTarget, submitter);
    const answer = (await postFields<{ next?: string; error?: string }>(action, form)) ?? {};
    if (answer.next) return location.assign(answer.next);
    setIsSending(false);
    setError(answer.error ?? unreachable);
  }

  return (
    <form className={className} action={action} method="post" onSubmit={send} aria-busy={isSending}>
      {children}
      {error ? <Notice tone="error">{error}</Notice> : null}
    </form>
  );
}

const unreachable = "The site could not be reached. Please try again.";
