import type { FormRefusal } from "#ui/saved-form/form-answer.ts";
import { sendForm } from "../files/upload/send-file.ts";
import type { Seen, ThreadMessage } from "./stored-messages.ts";

/** The site answers, and its reader is signed out: the box says so when something is to be sent. */
export class SignedOut extends Error {}

export async function askMessages(
  projectId: string,
  range: { before: number } | { after: number },
): Promise<{ messages: ThreadMessage[]; hasMore: boolean; seen: Seen[] }> {
  const query = new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api/projects/${projectId}/messages?${query}`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 401) throw new SignedOut("The session has ended");
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  return await response.json();
}

type Sent = { messages: ThreadMessage[] } | FormRefusal | "cancelled";

type Watch = { onProgress: (sent: number) => void; onBegin: (cancel: () => void) => void };

/** Sends a message and gives it back as it is stored, or why it is not; nothing where the site does not answer. */
export async function postMessage(
  projectId: string,
  { body, files, key }: { body: string; files: File[]; key: string },
  { onProgress, onBegin }: Watch,
): Promise<Sent | null> {
  const form = new FormData();
  form.append("client_key", key);
  form.append("body", body);
  for (const file of files) form.append("file", file);
  const sending = sendForm<Exclude<Sent, "cancelled">>(
    `/api/projects/${projectId}/messages`,
    form,
    onProgress,
  );
  let isCancelled = false;
  onBegin(() => {
    isCancelled = true;
    sending.cancel();
  });
  // How long files take is the line's business.
  const timer = files.length > 0 ? undefined : setTimeout(sending.cancel, 15_000);
  const outcome = await sending.finished;
  clearTimeout(timer);
  if (outcome === "cancelled") return isCancelled ? "cancelled" : null;
  return outcome?.answer ?? null;
}

/** Says how far the conversation has been read. That it could not be said is no reason to bother the reader. */
export async function postRead(projectId: string, sequence: number): Promise<void> {
  try {
    await fetch(`/api/projects/${projectId}/messages/read`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ sequence }),
    });
    window.dispatchEvent(new Event("notifications-read"));
  } catch (error) {
    console.warn("What was read could not be stored:", error);
  }
}
