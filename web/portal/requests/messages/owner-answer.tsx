import { describeOwnerFailure } from "schemas/requests/owner-answer.ts";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./owner-answer.module.css";

/** Why the owner's last form was refused, as the address says it to a browser without script. */
export function OwnerAnswer({ answer }: { answer: unknown }) {
  const failure = describeOwnerFailure(answer);
  if (!failure) return null;
  return (
    <div className={styles.answer}>
      <Notice tone="error">{failure}</Notice>
    </div>
  );
}
