import "server-only";
import { env } from "#env.ts";
import { getSessionUser, type SessionUser } from "#supabase/session-user.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { keptText } from "./kept-text.ts";
import { readSubmission } from "./read-submission.ts";

/** What became of a form: done, and where to go on; or not, and why in the words that the sender reads. */
type PortalOutcome =
  | { is: "done"; page: string; answer?: object }
  | { is: "refused"; status: 400 | 403 | 404 | 409 | 429; error: string; answer?: object };

type PortalForm = {
  /** Where a browser without script goes on when its text was not accepted. */
  page: string;
  /** What to say when the work itself fails. */
  failed: string;
  /** The fields whose text is shown again when it was not accepted. */
  text?: string | string[];
  maxBytes?: number;
  act: (values: unknown, user: SessionUser) => Promise<PortalOutcome>;
};

/**
 * Answers a form of somebody who is signed in: a script with JSON, a browser without script with a redirect, or with
 * the typed text to try again. Who may do it is `act`'s business, and the database's.
 */
export async function answerPortalForm(
  request: Request,
  { page, failed, text, maxBytes, act }: PortalForm,
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return json(403, "This form belongs to another site.");
  const submission = await readSubmission(request, maxBytes);
  if ("error" in submission) return json(submission.status, submission.error);
  const { values, isForm } = submission;
  const refuse = (status: number, error: string, answer?: object) =>
    isForm
      ? keptText(request.url, { status, error, values, text, page, answer })
      : json(status, error, answer);
  try {
    const user = await getSessionUser();
    if (!user) return refuse(401, "You are signed out. Sign in again in another tab, then try once more.");
    const outcome = await act(values, user);
    if (outcome.is === "refused") return refuse(outcome.status, outcome.error, outcome.answer);
    if (isForm) return new Response(null, { status: 303, headers: { ...noStore, Location: outcome.page } });
    return Response.json({ next: outcome.page, ...outcome.answer }, { headers: noStore });
  } catch (error) {
    console.error(`${page}: ${error instanceof Error ? error.message : "failed"}`);
    return refuse(503, failed);
  }
}

const noStore = { "Cache-Control": "private, no-store" };

function json(status: number, error: string, answer: object = {}): Response {
  return Response.json({ error, ...answer }, { status, headers: noStore });
}
