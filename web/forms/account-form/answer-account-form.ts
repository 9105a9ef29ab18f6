import "server-only";
import { env } from "#env.ts";
import { isSameOrigin } from "../is-same-origin.ts";
import { readForm } from "../read-form.ts";
import { sameSitePage } from "../same-site-path.ts";
import { describeFailure, type FormFailure, failureParameters, failureStatuses } from "./form-failure.ts";
import { forgetTypedFields, keepTypedFields } from "./typed-fields.ts";

/** Where to go next, or why not; `keeps`: what was typed is asked for again there. */
export type FormOutcome = { next: string; keeps?: boolean } | FormFailure;

/**
 * Answers a posted form of the sign-in pages: a script gets JSON, a plain form a redirect, after a failure back to
 * `page`. Requests from other sites are refused.
 */
export async function answerAccountForm(
  request: Request,
  page: string,
  work: (fields: Record<string, string>, request: Request) => Promise<FormOutcome>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const form = await readForm(request);
  if ("error" in form) return refuse(form.status, form.error);

  const outcome = await work(form.fields, request);
  if ("next" in outcome && !outcome.keeps) await forgetTypedFields();
  else await keepTypedFields(form.fields);

  if (request.headers.get("accept")?.includes("application/json")) return answerScript(outcome);
  if ("next" in outcome) return seeOther(outcome.next);
  const parameters = new URLSearchParams(failureParameters(outcome));
  for (const name of ["from", "type"]) {
    const value = form.fields[name];
    if (value && (name === "type" || sameSitePage(value))) parameters.set(name, value);
  }
  if (/^[\w-]{20,100}$/.test(form.fields.invite ?? "")) parameters.set("invite", form.fields.invite ?? "");
  return seeOther(`${page}?${parameters}`);
}

function answerScript(outcome: FormOutcome): Response {
  if ("next" in outcome) return Response.json({ next: outcome.next }, { headers: noStore });
  const { reason, waitSeconds } = outcome;
  return Response.json(
    { reason, error: describeFailure(outcome) },
    {
      status: failureStatuses[reason] ?? 400,
      headers: { ...noStore, ...(waitSeconds && { "Retry-After": String(waitSeconds) }) },
    },
  );
}

const noStore = { "Cache-Control": "no-store" };

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: path } });
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: noStore });
}
