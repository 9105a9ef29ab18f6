"use client";

import { type DragEvent, type ReactNode, useState } from "react";
import { formatSize } from "#formats/format-size.ts";
import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { useChosenFiles } from "#ui/chosen-files/use-chosen-files.ts";
import styles from "./upload-files.module.css";
import { UploadReport } from "./upload-report.tsx";
import { type Upload, UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

type UploadTexts = Pick<Texts["files"], "upload" | "notTaken">;

type UploadFilesProps = {
  action: string;
  /** Of the form as it came, for browsers without script. */
  requestKey: string;
  texts: UploadTexts;
  children: ReactNode;
};

/** A form with files. With its script they are sent one after the other as soon as they are chosen or dropped. */
export function UploadFiles({ action, requestKey, texts: all, children }: UploadFilesProps) {
  const { upload: texts } = all;
  const { uploads, send, retry, clear } = useUploads({ action, report: "upload-report" }, all);
  const chosen = useChosenFiles((files) => void send(files));
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (event.dataTransfer.files.length > 0) void send(event.dataTransfer.files);
  }

  return (
    <>
      <form action={action} method="post" encType="multipart/form-data" className={styles.form}>
        <input type="hidden" name="requestKey" value={requestKey} readOnly />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the field inside. */}
        <div
          className={styles.place}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <label className={styles.label} htmlFor="files-to-send">
            {texts.choose}
          </label>
          <input
            {...chosen}
            id="files-to-send"
            className={styles.input}
            type="file"
            name="file"
            multiple
            required
            aria-describedby="files-to-send-hint"
          />
          <p className={styles.hint} id="files-to-send-hint">
            {children}
          </p>
        </div>
        <noscript>
          <Button type="submit">{texts.send}</Button>
        </noscript>
      </form>
      <UploadReport
        id="upload-report"
        uploads={uploads}
        texts={texts}
        onClear={() => {
          clear();
          chosen.ref.current?.focus();
        }}
      />
      {uploads.length > 0 ? (
        <ul className={styles.uploads}>
          {refusedFirst(uploads).map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              texts={texts}
              size={formatSize(upload.file.size, document.documentElement.lang)}
              onRetry={() => void retry(upload)}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** What needs its sender comes first, once nothing is on its way: a list that is still changing does not jump as well. */
function refusedFirst(uploads: Upload[]): Upload[] {
  if (uploads.some(({ cancel }) => cancel)) return uploads;
  return uploads.toSorted((a, b) => Number(b.state === "failed") - Number(a.state === "failed"));
}
