"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { randomKey } from "#ui/random-key.ts";
import { sendFile } from "./send-file.ts";
import type { Upload } from "./upload-row.tsx";

/** The files on their way, the newest first; they are sent one after the other, and then the page shows them. */
export function useUploads(action: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const skipped = useRef(new Set<string>());
  const router = useRouter();

  function change(id: string, changes: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  async function sendOne(upload: Upload) {
    const sending = sendFile(action, upload, (sent) => change(upload.id, { sent }));
    change(upload.id, { state: "sending", sent: 0, problem: "", cancel: sending.cancel });
    const failure = await sending.finished;
    change(upload.id, {
      state: failure ? "failed" : "stored",
      problem: failure?.problem ?? "",
      cancel: undefined,
      // After an answer another attempt is another upload; without one it may have arrived, so it keeps its key.
      key: failure?.isOpen ? upload.key : randomKey(),
    });
  }

  function wait(file: File): Upload {
    const id = randomKey();
    const cancel = () => {
      skipped.current.add(id);
      change(id, { state: "failed", problem: "Cancelled. Nothing was sent.", cancel: undefined });
    };
    return { id, key: randomKey(), file, sent: 0, state: "waiting", problem: "", cancel };
  }

  return {
    uploads,
    async send(files: FileList) {
      const chosen = Array.from(files, wait);
      setUploads((all) => [...chosen, ...all]);
      for (const upload of chosen) if (!skipped.current.has(upload.id)) await sendOne(upload);
      router.refresh();
    },
    async retry(upload: Upload) {
      await sendOne(upload);
      router.refresh();
    },
  };
}
