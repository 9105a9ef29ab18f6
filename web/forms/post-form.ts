/** Sends fields as JSON and says whether the site accepted them; a refusal and a dead line look the same to a visitor. */
export async function postForm(path: string, fields: Record<string, unknown>): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    if (!response.ok) console.warn(`${path} answered ${response.status}:`, answer);
    return response.ok;
  } catch (error) {
    console.warn(`${path} gave no answer:`, error);
    return false;
  }
}
