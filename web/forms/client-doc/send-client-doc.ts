export type StoredDoc = { title: string; body: string; version: number };

type Result = { next: string } | { error: string; stored?: StoredDoc };

/** Saves a client's page: where it is, or why it is not saved and what somebody else has stored meanwhile. */
export async function sendClientDoc(action: string, fields: Record<string, string>): Promise<Result> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(20_000),
    });
    return await response.json();
  } catch {
    return { error: "The site did not answer. Your text is still here: please try again." };
  }
}
