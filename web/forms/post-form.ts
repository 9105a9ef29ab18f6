import { honeypotName } from "schemas/requests/suspect-spam.ts";
import { postFields } from "#ui/saved-form/post-fields.ts";

/**
 * Sends a public form and says whether the site accepted it, by the status alone; a refusal and a dead line look the same to a
 * visitor. The honeypot is sent only when it is filled.
 */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<boolean> {
  const { [honeypotName]: trap, ...typed } = fields;
  const answered = await postFields<{ error?: string }>(path, trap ? fields : typed, headers);
  const isAccepted = answered?.isOk === true;
  if (!isAccepted && answered?.answer?.error) console.warn(`${path} answered:`, answered.answer.error);
  return isAccepted;
}
