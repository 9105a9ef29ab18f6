import { Notice } from "#ui/notice/notice.tsx";
import styles from "./owner-answer.module.css";

const texts: Record<string, string> = {
  failed: "That did not work. Please try again.",
  taken: "Another confirmed call overlaps with this one.",
  closed: "This call can no longer be changed.",
};

/** What became of the owner's last action. */
export function OwnerAnswer({ answer }: { answer: unknown }) {
  if (typeof answer !== "string") return null;
  const text = Object.hasOwn(texts, answer) ? texts[answer] : undefined;
  return (
    <div className={styles.answer}>
      <Notice tone={text ? "error" : "success"}>{text ?? "Done."}</Notice>
    </div>
  );
}
