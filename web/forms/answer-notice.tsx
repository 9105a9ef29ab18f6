import type { ReactNode } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import { answerAnchor } from "./answer-anchor.ts";
import type { Posted } from "./post-form.ts";
import { TargetNotice } from "./target-notice.tsx";

export type FormState = { step: "idle" | "sending" | "sent" } | { step: "refused"; text: string };

/** What is shown of a form that was posted. */
export function stateAfter(posted: Posted, { failed, full }: { failed: string; full: string }): FormState {
  if (posted === "sent") return { step: "sent" };
  return { step: "refused", text: posted === "full" && full ? `${failed} ${full}` : failed };
}

type AnswerNoticeProps = {
  state: FormState;
  sent: string;
  /** What is offered once it was sent. */
  afterSent?: ReactNode;
  failed: string;
  /** What is said where the form takes no more for now, if there is anything to say. */
  full: string;
  /** The texts of the rules, in their order. */
  rules?: readonly string[];
};

/** What became of the last attempt; before the first one, what the address says for browsers without script. */
export function AnswerNotice({ state, sent, afterSent, failed, full, rules = [] }: AnswerNoticeProps) {
  if (state.step === "sent")
    return (
      <Notice tone="success">
        {sent}
        {afterSent}
      </Notice>
    );
  if (state.step === "refused") return <Notice tone="error">{state.text}</Notice>;
  if (state.step === "sending") return null;
  const refusals: (readonly [text: string, answer: Parameters<typeof answerAnchor>[0]])[] = [
    [failed, "failed"],
    ...(full ? [[full, "full"] as const] : []),
    ...rules.map((text, place): [string, number] => [text, place]),
  ];
  return (
    <>
      <TargetNotice id={answerAnchor("sent")} tone="success">
        {sent}
        {afterSent}
      </TargetNotice>
      {refusals.map(([text, answer]) => (
        <TargetNotice key={answer} id={answerAnchor(answer)} tone="error">
          {text}
        </TargetNotice>
      ))}
    </>
  );
}
