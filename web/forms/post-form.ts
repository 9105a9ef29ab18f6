import { honeypotName } from "schemas/requests/suspect-spam.ts";
import { postFields } from "#ui/saved-form/post-fields.ts";

/** What became of a public form: `full` where the site takes no more for now, `failed` where it refused it or did not answer. */
export type Posted = "sent" | "full" | "failed";

/** Sends a public form and says what became of it, by the status alone. The honeypot is sent only when it is filled. */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<Posted> {
  const { [honeypotName]: trap, ...typed } = fields;
  const answered = await postFields<{ error?: string }>(path, trap ? fields : typed, headers);
  if (answered?.isOk) return "sent";
  if (answered?.answer?.error) console.warn(`${path} answered:`, answered.answer.error);
  return answered?.status === 429 ? "full" : "failed";
}
