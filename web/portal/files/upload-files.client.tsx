"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { formatSize } from "./format-size.ts";
import { sendFile } from "./send-file.ts";
import styles from "./upload-files.module.css";
import { type Upload, UploadRow } from "./upload-row.tsx";

type UploadFilesProps = {
  action: string;
  /** Of the form as it came, for browsers without script. */
  requestKey: string;
  children: ReactNode;
};

/** A form with files. With its script they are sent one after the other as soon as they are chosen or dropped. */
export function UploadFiles({ action, requestKey, children }: UploadFilesProps) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [isOver, setIsOver] = useState(false);
  const router = useRouter();

  function change(id: string, changes: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  async function send(upload: Upload) {
    const started = { state: "sending", sent: 0, problem: "" } as const;
    const sending = sendFile(action, upload, (sent) => change(upload.id, { sent }));
    change(upload.id, { ...started, cancel: sending.cancel });
    const failure = await sending.finished;
    // After an answer another attempt is another upload; without one it may have arrived, so it keeps its key.
    const key = failure?.isOpen ? upload.key : randomKey();
    change(upload.id, {
      state: failure ? "failed" : "stored",
      problem: failure?.problem ?? "",
      cancel: undefined,
      key,
    });
  }

  async function sendAll(files: FileList) {
    const chosen = Array.from(
      files,
      (file): Upload => ({
        id: randomKey(),
        key: randomKey(),
        file,
        sent: 0,
        state: "waiting",
        problem: "",
      }),
    );
    setUploads((all) => [...chosen, ...all]);
    for (const upload of chosen) await send(upload);
    router.refresh();
  }

  async function retry(upload: Upload) {
    await send(upload);
    router.refresh();
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.files) void sendAll(event.target.files);
    event.target.value = "";
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (event.dataTransfer.files.length > 0) void sendAll(event.dataTransfer.files);
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
            Choose files, or drop them here
          </label>
          <input
            id="files-to-send"
            className={styles.input}
            type="file"
            name="file"
            multiple
            required
            aria-describedby="files-to-send-hint"
            onChange={choose}
          />
          <p className={styles.hint} id="files-to-send-hint">
            {children}
          </p>
        </div>
        <noscript>
          <Button type="submit">Send</Button>
        </noscript>
      </form>
      <div role="status" className={styles.summary}>
        {summarise(uploads)}
      </div>
      {uploads.length > 0 ? (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              size={formatSize(upload.file.size)}
              onRetry={() => void retry(upload)}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function summarise(uploads: Upload[]): string {
  if (uploads.length === 0) return "";
  const stored = uploads.filter(({ state }) => state === "stored").length;
  const failed = uploads.filter(({ state }) => state === "failed").length;
  const rest = uploads.length - stored - failed;
  return [
    `${stored} of ${uploads.length} stored`,
    failed && `${failed} not stored`,
    rest && `${rest} on the way`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Not randomUUID: that one is missing where a site in development is opened by a plain http address. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
