import "server-only";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { env } from "#env.ts";
import { answerAnchor } from "./answer-anchor.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { readSubmission } from "./read-submission.ts";

/**
 * Answers a public form: a script with JSON, a browser without script with a redirect to the page it came from.
 * Says that something is sent only when `record` has stored it.
 */
export async function answerSubmission(
  request: Request,
  {
    page,
    failed,
    record,
  }: { page: string; failed: string; record: (values: unknown) => Promise<SubmissionOutcome> },
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const submission = await readSubmission(request);
  if ("error" in submission) return refuse(submission.status, submission.error);

  const back = (answer: "sent" | "failed" | number) =>
    new Response(null, { status: 303, headers: { Location: `${page}#${answerAnchor(answer)}` } });
  try {
    const outcome = await record(submission.values);
    switch (outcome.is) {
      case "recorded":
        return submission.isForm ? back("sent") : Response.json({ ok: true });
      case "invalid":
        return submission.isForm ? back(outcome.rule ?? "failed") : refuse(400, outcome.error);
      case "limited":
        if (submission.isForm) return back("failed");
        return refuse(429, failed, { "Retry-After": String(outcome.seconds) });
    }
  } catch (error) {
    console.error(`${page}: ${error instanceof Error ? error.message : "failed"}`);
    return submission.isForm ? back("failed") : refuse(503, failed);
  }
}

function refuse(status: number, error: string, headers?: Record<string, string>): Response {
  return Response.json({ error }, { status, headers });
}
