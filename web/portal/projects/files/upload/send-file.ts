import { fileRefusals, maxFileBytes } from "schemas/requests/file-upload.ts";
import type { Upload } from "./upload-row.tsx";

type Sending = {
  /** Null when it is stored. `isOpen`: there was no answer, so it may have arrived all the same. */
  finished: Promise<{ problem: string; isOpen: boolean } | null>;
  cancel(): void;
};

/** Sends one file as the form would, and says how far it is. Only XMLHttpRequest tells progress. */
export function sendFile(action: string, { file, key }: Upload, onProgress: (sent: number) => void): Sending {
  if (file.size > maxFileBytes)
    return { finished: Promise.resolve({ problem: fileRefusals["too-large"], isOpen: false }), cancel() {} };
  const request = new XMLHttpRequest();
  const finished = new Promise<{ problem: string; isOpen: boolean } | null>((resolve) => {
    const fail = (problem: string, isOpen: boolean) => resolve({ problem, isOpen });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status === 200 ? resolve(null) : fail(readError(request.responseText), false);
    request.onerror = () => fail("The site did not answer. Please try again.", true);
    request.onabort = () => fail("Cancelled. Nothing was stored.", true);
  });
  const form = new FormData();
  form.append("requestKey", key);
  form.append("file", file);
  request.open("POST", action);
  request.setRequestHeader("Accept", "application/json");
  request.send(form);
  return { finished, cancel: () => request.abort() };
}

function readError(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    const error: unknown = Reflect.get(Object(answer), "error");
    if (typeof error === "string") return error;
  } catch {
    // A proxy's page, for example: what it says is not for this place.
  }
  return fileRefusals.failed;
}
