export type Sending<Answer> = {
  /** Null when there was no answer: what was sent may have arrived all the same. */
  finished: Promise<{ status: number; answer: Answer | null } | "cancelled" | null>;
  cancel(): void;
};

/** Sends a form with files as it stands, and says how far it is, from 0 to 1. Only XMLHttpRequest tells progress. */
export function sendForm<Answer>(
  action: string,
  form: FormData,
  onProgress: (sent: number) => void,
): Sending<Answer> {
  const request = new XMLHttpRequest();
  const finished: Sending<Answer>["finished"] = new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    // A proxy's page, for example, is no answer: what it says is not for this place.
    request.onload = () => resolve({ status: request.status, answer: request.response });
    request.onerror = () => resolve(null);
    request.onabort = () => resolve("cancelled");
  });
  request.open("POST", action);
  request.responseType = "json";
  request.setRequestHeader("Accept", "application/json");
  request.send(form);
  return { finished, cancel: () => request.abort() };
}
