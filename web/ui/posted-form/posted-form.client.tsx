"use client";

import { type ReactNode, useState } from "react";
import { useFormDraft } from "../draft/use-form-draft.ts";
import { useIslandWords } from "../island-words/island-words.client.tsx";
import { Notice } from "../notice/notice.tsx";
import type { FormAnswer } from "../saved-form/form-answer.ts";
import { useFormPost } from "../saved-form/use-form-post.ts";
import { say } from "../toast/say.ts";

type PostedFormProps = {
  action: string;
  className?: string;
  /** Under which name what is typed is kept on the device until it is stored. */
  draft?: string;
  children: ReactNode;
};

/**
 * A plain form. Once its script is there it posts without leaving the page, so that nothing typed is lost when the
 * answer is no: `{ next }` leads on, `{ error }` is shown. A second click while it is sending does nothing.
 */
export function PostedForm({ action, className, draft, children }: PostedFormProps) {
  const words = useIslandWords();
  const [error, setError] = useState<string | null>(null);
  const { ref, keep, forget } = useFormDraft(draft);
  const { send, isSending } = useFormPost<FormAnswer>({
    action,
    onAnswer(answer) {
      const isDone = answer !== null && "next" in answer;
      if (isDone) {
        forget();
        location.assign(answer.next);
      } else {
        // What was done before says nothing of this.
        say(null);
        setError(answer?.error ?? words.unreachable);
      }
      return isDone;
    },
  });

  return (
    <form
      ref={ref}
      className={className}
      action={action}
      method="post"
      onInput={keep}
      onSubmit={send}
      aria-busy={isSending}
    >
      {children}
      {error && !isSending ? <Notice tone="error">{error}</Notice> : null}
    </form>
  );
}
