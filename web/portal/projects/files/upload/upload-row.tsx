import { fill } from "#texts/fill.ts";
import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import type { FormRefusal } from "#ui/saved-form/form-answer.ts";
import { RefusalWords } from "#ui/saved-form/refusal-words.tsx";
import styles from "./upload-files.module.css";

export type Upload = {
  id: string;
  /** Tells the site which attempts are the same upload. */
  key: string;
  file: File;
  /** From 0 to 1. */
  sent: number;
  state: "waiting" | "sending" | "stored" | "failed";
  /** The name that it was stored under. */
  storedName?: string;
  /** Why it is not stored; empty as long as nothing is wrong. */
  problem: FormRefusal;
  /** The same file would be refused again. */
  isFinal: boolean;
  cancel?: () => void;
};

type UploadRowProps = { upload: Upload; texts: Texts["files"]["upload"]; size: string; onRetry: () => void };

export function UploadRow({ upload, texts, size, onRetry }: UploadRowProps) {
  const { file, sent, state, storedName = file.name, problem, isFinal, cancel } = upload;
  return (
    <li className={styles.upload} data-state={state}>
      <p className={styles.name}>
        {file.name} <span className={styles.size}>{size}</span>
      </p>
      {state === "sending" || state === "waiting" ? (
        <progress
          className={styles.progress}
          max={1}
          value={sent}
          aria-label={fill(texts.sent, { file: file.name })}
        />
      ) : null}
      {state === "stored" ? (
        <p className={styles.done}>
          {storedName === file.name ? texts.stored : fill(texts.storedAs, { name: storedName })}
        </p>
      ) : null}
      {problem.error ? (
        <p className={styles.problem}>
          <RefusalWords refusal={problem} />
        </p>
      ) : null}
      {cancel ? (
        <Button
          size="sm"
          variant="outline"
          onClick={cancel}
          aria-label={fill(texts.cancelOf, { file: file.name })}
        >
          {texts.cancel}
        </Button>
      ) : null}
      {state === "failed" && !isFinal ? (
        <Button
          size="sm"
          variant="outline"
          onClick={onRetry}
          aria-label={fill(texts.retryOf, { file: file.name })}
        >
          {texts.retry}
        </Button>
      ) : null}
    </li>
  );
}
