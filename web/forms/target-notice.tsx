import type { ReactNode } from "react";
import { Notice, type NoticeTone } from "#ui/notice/notice.tsx";
import styles from "./target-notice.module.css";

/** What a static page says when its address ends with this id: nobody needs a script for it. */
export function TargetNotice({ id, tone, children }: { id: string; tone: NoticeTone; children: ReactNode }) {
  return (
    <div id={id} className={styles.target}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
