import { fill } from "#texts/fill.ts";
import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./upload-report.module.css";
import type { Upload } from "./upload-row.tsx";

type UploadReportProps = {
  id: string;
  uploads: Upload[];
  texts: Texts["files"]["upload"];
  onClear: () => void;
};

/** How far the uploads are. While some are on their way it stays in view, wherever the page is scrolled. */
export function UploadReport({ id, uploads, texts, onClear }: UploadReportProps) {
  const going = uploads.filter(({ cancel }) => cancel);
  const isGoing = going.length > 0;
  return (
    <div className={styles.place}>
      <div className={styles.report} id={id} tabIndex={-1} data-going={isGoing || undefined}>
        <div role="status" className={styles.summary}>
          {summarise(uploads, texts)}
        </div>
        {isGoing ? (
          <>
            <progress
              className={styles.progress}
              max={1}
              value={countSent(uploads)}
              aria-label={texts.sentOfAll}
            />
            <Button
              size="sm"
              variant="outline"
              aria-label={going.length > 1 ? texts.cancelAll : undefined}
              onClick={() => {
                // The one that is being sent last: the next would begin.
                for (const { cancel } of going.toReversed()) cancel?.();
              }}
            >
              {texts.cancel}
            </Button>
          </>
        ) : uploads.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {texts.clear}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** From 0 to 1, of the bytes of all that is stored or on its way. */
function countSent(uploads: Upload[]): number {
  let sent = 0;
  let all = 0;
  for (const upload of uploads) {
    if (upload.state === "failed") continue;
    all += upload.file.size;
    sent += upload.file.size * (upload.state === "stored" ? 1 : upload.sent);
  }
  return all > 0 ? sent / all : 0;
}

function summarise(uploads: Upload[], texts: Texts["files"]["upload"]): string {
  if (uploads.length === 0) return "";
  const stored = uploads.filter(({ state }) => state === "stored").length;
  const failed = uploads.filter(({ state }) => state === "failed").length;
  const rest = uploads.length - stored - failed;
  const sentence = failed
    ? rest
      ? texts.withFailedAndRest
      : texts.withFailed
    : rest
      ? texts.withRest
      : texts.allStored;
  return fill(sentence, { stored, total: uploads.length, failed, rest });
}
