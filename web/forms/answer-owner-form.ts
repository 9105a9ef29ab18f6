import "server-only";
import { env } from "#env.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { readSubmission } from "./read-submission.ts";

/**
 * Answers a form of the owner's dashboard: does what it asks and goes back to `page`, which says what became of it.
 * Whoever is not the owner is refused here, and again by the database.
 */
export async function answerOwnerForm(
  request: Request,
  { page, act }: { page: string; act: (values: unknown) => Promise<string> },
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const submission = await readSubmission(request);
  if ("error" in submission) return refuse(submission.status, submission.error);
  try {
    const user = await getSessionUser();
    if (user?.role !== "owner") return refuse(403, "This is for the owner.");
    return back(page, await act(submission.values));
  } catch (error) {
    console.error(`${page}: ${error instanceof Error ? error.message : "failed"}`);
    return back(page, "failed");
  }
}

function back(page: string, answer: string): Response {
  const Location = `${page}${page.includes("?") ? "&" : "?"}answer=${answer}`;
  return new Response(null, { status: 303, headers: { Location } });
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
