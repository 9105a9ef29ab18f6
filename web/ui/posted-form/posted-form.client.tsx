"use client";

import { type ReactNode, useState } from "react";
import { useIslandWords } from "../island-words/island-words.client.tsx";
import { Notice } from "../notice/notice.tsx";
import type { FormAnswer } from "../saved-form/form-answer.ts";
import { useFormPost } from "../saved-form/use-form-post.ts";
import { say } from "../toast/say.ts";

type PostedFormProps = { action: string; className?: string; children: ReactNode };

/**
 * A plain form. Once its script is there it posts without leaving the page, so that nothing typed is lost when the
 * answer is no: `{ next }` leads on, `{ error }` is shown. A second click while it is sending does nothing.
 */
export function PostedForm({ action, className, children }: PostedFormProps) {
  const words = useIslandWords();
  const [error, setError] = useState<string | null>(null);
  const { send, isSending } = useFormPost<FormAnswer>({
    action,
    onAnswer(answer) {
      const isDone = answer !== null && "next" in answer;
      if (isDone) location.assign(answer.next);
      else {
        // What was done before says nothing of this.
        say(null);
        setError(answer?.error ?? words.unreachable);
      }
      return isDone;
    },
  });

  return (
    <form className={className} action={action} method="post" onSubmit={send} aria-busy={isSending}>
      {children}
      {error && !isSending ? <Notice tone="error">{error}</Notice> : null}
    </form>
  );
}
