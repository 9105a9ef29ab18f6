"use client";

import { type FormEvent, useState } from "react";
import { postFields } from "./post-fields.ts";

type FormPost<Answer> = {
  action: string;
  /** Gets the answer, null when there was none; says whether the page now goes, so that the form stays busy. */
  onAnswer: (answer: Answer | null, form: HTMLFormElement) => boolean;
};

/**
 * Sends a form by script to where the pressed button says, else to `action`. A second press while it is sending does
 * nothing.
 */
export function useFormPost<Answer>({ action, onAnswer }: FormPost<Answer>) {
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    setIsSending(true);
    const target = submitter?.getAttribute("formaction") ?? action;
    const fields = Object.fromEntries(new FormData(form, submitter));
    const answered = await postFields<Answer>(target, fields);
    setIsSending(onAnswer(answered?.answer ?? null, form));
  }

  return { send, isSending };
}
