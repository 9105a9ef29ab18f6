import { describeOwnerFailure } from "schemas/requests/owner-answer.ts";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./owner-answer.module.css";

const done: Record<string, string> = {
  retried: "On its way again. It may take a few seconds.",
  replied: "Your reply is on its way.",
  "message-new": "The message is among the new ones again.",
  "message-answered": "Marked as answered.",
  "message-spam": "Moved to suspected spam.",
  invited: "The client is added, and the sender is invited by email.",
  confirm: "The call is confirmed.",
  decline: "The request is declined.",
  cancel: "The call is cancelled.",
  propose: "The new time is proposed. It waits for the visitor.",
  quarantine: "Moved to suspected spam.",
  release: "The request is no longer marked as spam.",
  blocked: "The time is blocked.",
  unblocked: "The time is no longer blocked.",
  reminded: "The client has been reminded, and gets an email unless they look first.",
};

export function OwnerAnswer({ answer }: { answer: unknown }) {
  if (typeof answer !== "string") return null;
  const failure = describeOwnerFailure(answer);
  const success = Object.hasOwn(done, answer) ? done[answer] : "Done.";
  return (
    <div className={styles.answer} data-failed={failure ? true : undefined}>
      <Notice tone={failure ? "error" : "success"}>{failure ?? success}</Notice>
    </div>
  );
}
