import { type BodyFailure, readBody } from "#server/read-body.ts";

/** `isForm` is true for an ordinary form post, whose sender is a browser without script. */
export type Submission =
  | { values: Record<string, string>; isForm: true }
  | { values: unknown; isForm: false };

/** What a form sends: JSON from a script, else an ordinary form post, of which the last field of a name counts. */
export async function readSubmission(
  request: Request,
  maxBytes?: number,
  limitMs?: number,
): Promise<Submission | BodyFailure | { status: 415; error: string }> {
  const [type = ""] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const isForm = type.trim() === "application/x-www-form-urlencoded";
  if (!isForm && type.trim() !== "application/json") return { status: 415, error: "Send JSON or a form." };

  const text = await readBody(request, maxBytes, limitMs);
  if (typeof text !== "string") return text;
  try {
    return isForm ? { values: parseForm(text), isForm } : { values: JSON.parse(text), isForm };
  } catch {
    return { status: 400, error: isForm ? "The form is not valid." : "The JSON is not valid." };
  }
}

function parseForm(text: string): Record<string, string> {
  // URLSearchParams alone would take broken UTF-8 for other characters.
  decodeURIComponent(text);
  return Object.fromEntries(new URLSearchParams(text));
}
