import type { ThreadMessage } from "./stored-messages.ts";

const failed = "The site did not answer. Your text is still here: please send it again.";

export async function askMessages(
  projectId: string,
  range: { before: number } | { after: number },
): Promise<{ messages: ThreadMessage[]; hasMore: boolean }> {
  const query = new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api/projects/${projectId}/messages?${query}`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  return await response.json();
}

/** Sends a message and gives it back as it is stored, or why it is not. */
export async function postMessage(
  projectId: string,
  body: string,
  key: string,
): Promise<{ messages: ThreadMessage[] } | { error: string }> {
  try {
    const response = await fetch(`/api/projects/${projectId}/messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ body, client_key: key }),
      signal: AbortSignal.timeout(15_000),
    });
    return await response.json();
  } catch {
    return { error: failed };
  }
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
