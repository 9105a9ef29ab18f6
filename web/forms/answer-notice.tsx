import type { ReactNode } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import { answerAnchor } from "./answer-anchor.ts";
import { TargetNotice } from "./target-notice.tsx";

export type FormState = { step: "idle" | "sending" | "sent" } | { step: "refused"; text: string };

type AnswerNoticeProps = {
  state: FormState;
  sent: string;
  /** What is offered once it was sent. */
  afterSent?: ReactNode;
  failed: string;
  /** The texts of the rules, in their order. */
  rules?: readonly string[];
};

/** What became of the last attempt; before the first one, what the address says for browsers without script. */
export function AnswerNotice({ state, sent, afterSent, failed, rules = [] }: AnswerNoticeProps) {
  if (state.step === "sent")
    return (
      <Notice tone="success">
        {sent}
        {afterSent}
      </Notice>
    );
  if (state.step === "refused") return <Notice tone="error">{state.text}</Notice>;
  if (state.step === "sending") return null;
  return (
    <>
      <TargetNotice id={answerAnchor("sent")} tone="success">
        {sent}
        {afterSent}
      </TargetNotice>
      {[failed, ...rules].map((text, index) => (
        <TargetNotice
          key={text}
          id={index === 0 ? answerAnchor("failed") : answerAnchor(index - 1)}
          tone="error"
        >
          {text}
        </TargetNotice>
      ))}
    </>
  );
}
