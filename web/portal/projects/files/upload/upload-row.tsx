import { Button } from "#ui/button/button.tsx";
import styles from "./upload-files.module.css";

export type Upload = {
  id: string;
  /** Tells the site which attempts are the same upload. */
  key: string;
  file: File;
  /** From 0 to 1. */
  sent: number;
  state: "waiting" | "sending" | "stored" | "failed";
  problem: string;
  /** The same file would be refused again. */
  isFinal: boolean;
  cancel?: () => void;
};

type UploadRowProps = { upload: Upload; size: string; onRetry: () => void };

export function UploadRow({ upload, size, onRetry }: UploadRowProps) {
  const { file, sent, state, problem, isFinal, cancel } = upload;
  return (
    <li className={styles.upload} data-state={state}>
      <p className={styles.name}>
        {file.name} <span className={styles.size}>{size}</span>
      </p>
      {state === "sending" || state === "waiting" ? (
        <progress className={styles.progress} max={1} value={sent} aria-label={`${file.name} sent`} />
      ) : null}
      {state === "stored" ? <p className={styles.done}>Stored</p> : null}
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      {cancel ? (
        <Button size="sm" variant="outline" onClick={cancel} aria-label={`Cancel ${file.name}`}>
          Cancel
        </Button>
      ) : null}
      {state === "failed" && !isFinal ? (
        <Button size="sm" variant="outline" onClick={onRetry} aria-label={`Try ${file.name} again`}>
          Try again
        </Button>
      ) : null}
    </li>
  );
}
