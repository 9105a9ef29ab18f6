import type { ReactNode } from "react";
import styles from "./notice.module.css";

export type NoticeTone = "success" | "error" | "info";

type NoticeProps = { tone?: NoticeTone; hidden?: boolean; children: ReactNode };

export function Notice({ tone = "info", hidden, children }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={tone === "error" ? "alert" : "status"}
      hidden={hidden}
    >
      {children}
    </div>
  );
}
