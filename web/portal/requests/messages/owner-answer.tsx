import { describeOwnerFailure } from "schemas/requests/owner-answer.ts";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./owner-answer.module.css";

const done: Record<string, string> = {
  retried: "On its way again. It may take a few seconds.",
  invited: "The client is there, with an invite to the sender's address.",
};

export function OwnerAnswer({ answer }: { answer: unknown }) {
  if (typeof answer !== "string") return null;
  const failure = describeOwnerFailure(answer);
  const success = Object.hasOwn(done, answer) ? done[answer] : "Done.";
  return (
    <div className={styles.answer}>
      <Notice tone={failure ? "error" : "success"}>{failure ?? success}</Notice>
    </div>
  );
}
