import type { WorkPageQueryResult } from "schemas/generated/content.ts";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import styles from "./closing.module.css";

/** What a reader may do at the end of the work. */
export function Closing({ words }: { words: WorkPageQueryResult }) {
  if (!words?.callsToAction?.length) return null;
  return (
    <div className={styles.closing}>
      {words.closing ? <p className={styles.line}>{words.closing}</p> : null}
      <p className={styles.actions}>
        {words.callsToAction.map((link, index) => (
          <CallToAction key={link._key} link={link} size="lg" variant={index === 0 ? "primary" : "outline"} />
        ))}
      </p>
    </div>
  );
}
