"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { maxFileBytes } from "schemas/requests/file-upload.ts";
import type { Texts } from "#texts/get-texts.ts";
import { randomKey } from "#ui/random-key.ts";
import type { FormRefusal } from "#ui/saved-form/form-answer.ts";
import { sendForm } from "./send-file.ts";
import type { Upload } from "./upload-row.tsx";

type Answer = { files: { id: string; name: string }[] } | FormRefusal;
/** What is refused with these will be refused again. */
const finalStatuses = [404, 409, 413, 415, 422];
const nothing: FormRefusal = { error: "" };

/**
 * The files on their way, the newest first; they are sent one after the other, and then the page shows them. Whoever has not gone on
 * to something else meanwhile is led to what was refused, the element with the id `report`, or else to the file that is new.
 */
export function useUploads(
  { action, report }: { action: string; report: string },
  { upload: texts, notTaken }: Pick<Texts["files"], "upload" | "notTaken">,
) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const skipped = useRef(new Set<string>());
  const leadTo = useRef("");
  const isSignedOut = useRef(false);
  const [isRefreshing, refresh] = useTransition();
  const router = useRouter();

  useEffect(() => {
    if (isRefreshing || !leadTo.current) return;
    const { activeElement } = document;
    const target = document.getElementById(leadTo.current);
    const own = [`form[action="${action}"]`, `#${report}`];
    if (activeElement === document.body || own.some((part) => activeElement?.closest(part))) {
      target?.focus({ preventScroll: true });
      // The report is followed by what was refused; a file's row is short.
      target?.scrollIntoView({ block: leadTo.current === report ? "start" : "nearest" });
    }
    leadTo.current = "";
  }, [isRefreshing, action, report]);

  function change(id: string, changes: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  /** The id of the file that it became, or null. */
  async function sendOne({ id, key, file }: Upload): Promise<string | null> {
    const ended = { cancel: undefined, state: "failed" } as const;
    const refuse = (changes: Partial<Upload>) => {
      change(id, { ...ended, ...changes });
      return null;
    };
    const problem = refuseAtOnce(file, notTaken);
    if (problem) return refuse({ problem: { error: problem }, isFinal: true });
    const form = new FormData();
    form.append("requestKey", key);
    form.append("file", file);
    const sending = sendForm<Answer>(action, form, (sent) => change(id, { sent }));
    change(id, { state: "sending", sent: 0, problem: nothing, cancel: sending.cancel });
    const outcome = await sending.finished;
    if (outcome === "cancelled") return refuse({ problem: { error: texts.nothingStored } });
    if (!outcome) return refuse({ problem: { error: texts.noAnswer } });
    // After an answer another attempt is another upload; without one it may have arrived, so it keeps its key.
    const answered = { key: randomKey() };
    const { status, answer } = outcome;
    isSignedOut.current = status === 401;
    if (answer && "files" in answer) {
      const [stored] = answer.files;
      change(id, { ...ended, ...answered, state: "stored", storedName: stored?.name });
      return stored?.id ?? null;
    }
    const isFinal = finalStatuses.includes(status);
    return refuse({ ...answered, isFinal, problem: answer ?? { error: notTaken.failed } });
  }

  async function sendAll(chosen: Upload[]) {
    const ids: (string | null)[] = [];
    for (const upload of chosen) ids.push(skipped.current.has(upload.id) ? null : await sendOne(upload));
    leadTo.current = ids.includes(null) ? report : `file-${ids[0]}`;
    // A page of somebody who is signed out is the login: what is to be sent again would go with this one.
    refresh(() => {
      if (!isSignedOut.current) router.refresh();
    });
  }

  function wait(file: File): Upload {
    const id = randomKey();
    const cancel = () => {
      skipped.current.add(id);
      change(id, { state: "failed", problem: { error: texts.nothingSent }, cancel: undefined });
    };
    return {
      ...{ id, key: randomKey(), file, cancel },
      ...{ sent: 0, state: "waiting", problem: nothing, isFinal: false },
    };
  }

  return {
    uploads,
    send(files: FileList) {
      const chosen = Array.from(files, wait);
      setUploads((all) => [...chosen, ...all]);
      return sendAll(chosen);
    },
    retry: (upload: Upload) => sendAll([upload]),
    clear: () => setUploads([]),
  };
}

function refuseAtOnce({ size }: File, notTaken: Texts["files"]["notTaken"]): string {
  if (size > maxFileBytes) return notTaken["too-large"];
  return size === 0 ? notTaken.empty : "";
}
