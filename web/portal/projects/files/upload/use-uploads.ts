"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { maxFileBytes } from "schemas/requests/file-upload.ts";
import type { Texts } from "#texts/get-texts.ts";
import { randomKey } from "#ui/random-key.ts";
import { sendForm } from "./send-file.ts";
import type { Upload } from "./upload-row.tsx";

type Answer = { files: { id: string; name: string }[] } | { error: string };

/** What is refused with these will be refused again. */
const finalStatuses = [404, 409, 413, 415, 422];

/** The files on their way, the newest first; they are sent one after the other, and then the page shows them. */
export function useUploads(
  action: string,
  { upload: texts, notTaken }: Pick<Texts["files"], "upload" | "notTaken">,
) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const skipped = useRef(new Set<string>());
  const stored = useRef("");
  const [isRefreshing, refresh] = useTransition();
  const router = useRouter();

  // Whoever has not gone on to something else meanwhile is led to the file that is new.
  useEffect(() => {
    if (isRefreshing || !stored.current) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(`form[action="${action}"]`))
      document.getElementById(`file-${stored.current}`)?.focus();
    stored.current = "";
  }, [isRefreshing, action]);

  function change(id: string, changes: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  async function sendOne({ id, key, file }: Upload) {
    const problem = refuseAtOnce(file, notTaken);
    if (problem) return change(id, { state: "failed", problem, isFinal: true, cancel: undefined });
    const form = new FormData();
    form.append("requestKey", key);
    form.append("file", file);
    const sending = sendForm<Answer>(action, form, (sent) => change(id, { sent }));
    change(id, { state: "sending", sent: 0, problem: "", cancel: sending.cancel });
    const outcome = await sending.finished;
    const ended = { cancel: undefined, state: "failed" } as const;
    if (outcome === "cancelled") return change(id, { ...ended, problem: texts.nothingStored });
    if (!outcome) return change(id, { ...ended, problem: texts.noAnswer });
    // After an answer another attempt is another upload; without one it may have arrived, so it keeps its key.
    const answered = { ...ended, key: randomKey() };
    const { status, answer } = outcome;
    if (answer && "files" in answer) {
      const [file] = answer.files;
      stored.current ||= file?.id ?? "";
      return change(id, { ...answered, state: "stored", storedName: file?.name });
    }
    const isFinal = finalStatuses.includes(status);
    change(id, { ...answered, isFinal, problem: answer?.error ?? notTaken.failed });
  }

  function wait(file: File): Upload {
    const id = randomKey();
    const cancel = () => {
      skipped.current.add(id);
      change(id, { state: "failed", problem: texts.nothingSent, cancel: undefined });
    };
    return { id, key: randomKey(), file, sent: 0, state: "waiting", problem: "", isFinal: false, cancel };
  }

  return {
    uploads,
    async send(files: FileList) {
      const chosen = Array.from(files, wait);
      setUploads((all) => [...chosen, ...all]);
      for (const upload of chosen) if (!skipped.current.has(upload.id)) await sendOne(upload);
      refresh(() => router.refresh());
    },
    async retry(upload: Upload) {
      await sendOne(upload);
      refresh(() => router.refresh());
    },
    clear: () => setUploads([]),
  };
}

function refuseAtOnce({ size }: File, notTaken: Texts["files"]["notTaken"]): string {
  if (size > maxFileBytes) return notTaken["too-large"];
  return size === 0 ? notTaken.empty : "";
}
