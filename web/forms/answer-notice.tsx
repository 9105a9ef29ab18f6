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
  /** What is said where the form takes no more for now. */
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
  const refusals: [text: string, answer: Parameters<typeof answerAnchor>[0]][] = [
    [failed, "failed"],
    [full, "full"],
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
