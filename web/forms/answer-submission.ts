import "server-only";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { env } from "#env.ts";
import { answerAnchor } from "./answer-anchor.ts";
import { answerFilledPage } from "./answer-filled-page.ts";
import { isSameOrigin } from "./is-same-origin.ts";
import { readSubmission } from "./read-submission.ts";

/**
 * Answers a public form: a script with JSON; a browser without script with a redirect to the page it came from, or, when
 * nothing was stored, with that page and what was typed. Says that something is sent only when `record` has stored it.
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
  const { values, isForm } = submission;

  const refused = (
    status: number,
    answer: "failed" | number,
    error: string,
    { headers, field }: { headers?: HeadersInit; field?: string } = {},
  ) =>
    isForm
      ? answerFilledPage(page, {
          action: new URL(request.url).pathname,
          values,
          answer,
          status,
          headers,
          field,
        })
      : refuse(status, error, headers);
  try {
    const outcome = await record(values);
    switch (outcome.is) {
      case "recorded":
        return isForm ? seeOther(`${page}#${answerAnchor("sent")}`) : Response.json({ ok: true });
      case "invalid":
        return refused(400, outcome.rule ?? "failed", outcome.error, { field: outcome.field });
      case "limited":
        return refused(429, "failed", failed, { headers: { "Retry-After": String(outcome.seconds) } });
    }
  } catch (error) {
    console.error(`${page}: ${error instanceof Error ? error.message : "failed"}`);
    return refused(503, "failed", failed);
  }
}

function seeOther(Location: string): Response {
  return new Response(null, { status: 303, headers: { Location } });
}

function refuse(status: number, error: string, headers?: HeadersInit): Response {
  return Response.json({ error }, { status, headers });
}
