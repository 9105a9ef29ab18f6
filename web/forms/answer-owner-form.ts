import "server-only";
import { describeOwnerFailure } from "schemas/requests/owner-answer.ts";
import { z } from "zod";
import { env } from "#env.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { readSubmission } from "./read-submission.ts";
import { sameSitePath } from "./same-site-path.ts";

/**
 * Answers a form of the owner's dashboard: does what it asks and goes back to the page that the form names in `from`,
 * else to `page`, which says what became of it. A script is told where to go next, or why nothing was done.
 * Whoever is not the owner is refused here, and again by the database.
 */
export async function answerOwnerForm(
  request: Request,
  { page, act }: { page: string; act: (values: unknown) => Promise<string> },
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const submission = await readSubmission(request);
  if ("error" in submission) return refuse(submission.status, submission.error);
  let answer: string;
  try {
    const user = await getSessionUser();
    if (!user) return refuse(401, "You are signed out. Sign in again in another tab, then try once more.");
    if (user.role !== "owner") return refuse(403, "This is for the owner.");
    answer = await act(submission.values);
  } catch (error) {
    console.error(`${page}: ${error instanceof Error ? error.message : "failed"}`);
    answer = "failed";
  }
  const next = comeBack(submission.values, page, answer);
  if (submission.isForm) {
    return new Response(null, { status: 303, headers: { Location: next } });
  }
  const failure = describeOwnerFailure(answer);
  return failure ? refuse(answer === "failed" ? 503 : 400, failure) : Response.json({ next });
}

const origin = z.object({ from: z.string() });

function comeBack(values: unknown, page: string, answer: string): string {
  const from = sameSitePath(origin.safeParse(values).data?.from);
  const next = new URL(from?.startsWith("/dashboard/owner") ? from : page, env.SITE_URL);
  next.searchParams.set("answer", answer);
  return next.pathname + next.search;
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
