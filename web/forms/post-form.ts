import { honeypotName } from "schemas/requests/suspect-spam.ts";
import { postFields } from "#ui/saved-form/post-fields.ts";

/**
 * Sends a public form and says whether the site accepted it; a refusal and a dead line look the same to a visitor. The
 * honeypot is sent only when it is filled.
 */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<boolean> {
  const { [honeypotName]: trap, ...typed } = fields;
  const answer = await postFields<{ ok?: true; error?: string }>(path, trap ? fields : typed, headers);
  if (answer?.error) console.warn(`${path} answered:`, answer.error);
  return answer?.ok === true;
}
