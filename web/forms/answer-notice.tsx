import { Notice } from "#ui/notice/notice.tsx";
import { answerAnchor } from "./answer-anchor.ts";
import styles from "./answer-notice.module.css";

export type FormState = { step: "idle" | "sending" | "sent" } | { step: "refused"; text: string };

type AnswerNoticeProps = {
  state: FormState;
  sent: string;
  failed: string;
  /** The texts of the rules, in their order. */
  rules?: readonly string[];
};

/** What became of the last attempt; before the first one, what the address says for browsers without script. */
export function AnswerNotice({ state, sent, failed, rules = [] }: AnswerNoticeProps) {
  if (state.step === "sent") return <Notice tone="success">{sent}</Notice>;
  if (state.step === "refused") return <Notice tone="error">{state.text}</Notice>;
  if (state.step === "sending") return null;
  return (
    <>
      <div id={answerAnchor("sent")} className={styles.target}>
        <Notice tone="success">{sent}</Notice>
      </div>
      {[failed, ...rules].map((text, index) => (
        <div
          key={text}
          id={index === 0 ? answerAnchor("failed") : answerAnchor(index - 1)}
          className={styles.target}
        >
          <Notice tone="error">{text}</Notice>
        </div>
      ))}
    </>
  );
}
