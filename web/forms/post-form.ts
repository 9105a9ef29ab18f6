import { honeypotName } from "schemas/requests/suspect-spam.ts";

/**
 * Sends fields as JSON and says whether the site accepted them; a refusal and a dead line look the same to a visitor. The
 * honeypot is sent only when it is filled.
 */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<boolean> {
  const { [honeypotName]: trap, ...typed } = fields;
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(trap ? fields : typed),
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
