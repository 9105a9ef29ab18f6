import type { ReactNode } from "react";
import styles from "./notice.module.css";

export type NoticeTone = "success" | "error" | "info";

export function Notice({ tone = "info", children }: { tone?: NoticeTone; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
