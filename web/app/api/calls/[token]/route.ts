import { env } from "#env.ts";
import { isSameOrigin } from "#forms/is-same-origin.ts";
import { readSubmission } from "#forms/read-submission.ts";
import { changeCall } from "#portal/requests/calls/change-call.ts";

type Context = { params: Promise<{ token: string }> };

/** Changes a call for the holder of its private link, and goes back to the page, which says what became of it. */
export async function POST(request: Request, { params }: Context) {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const submission = await readSubmission(request);
  if ("error" in submission) return refuse(submission.status, submission.error);

  const { token } = await params;
  const answer = await changeCall(token, submission.values).catch((error: Error) => {
    console.error(error.message);
    return "failed" as const;
  });
  if (!answer) return refuse(404, "There is no such call, or nothing like this to do with it.");
  const Location = `/calls/${encodeURIComponent(token)}?answer=${answer}`;
  return new Response(null, { status: 303, headers: { Location } });
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
