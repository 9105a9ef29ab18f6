import "server-only";
import { env } from "#env.ts";
import { changePage } from "../answer-filled-page.ts";
import { fillFailure } from "../fill-page.ts";
import { isSameOrigin } from "../is-same-origin.ts";
import { readSubmission } from "../read-submission.ts";
import { describeFailure, type FormFailure, failureParameters, failureStatuses } from "./form-failure.ts";
import { rememberedPage } from "./remembered-page.ts";
import { forgetTypedFields, keepTypedFields } from "./typed-fields.ts";

/** Where to go next, or why not; `keeps`: what was typed is asked for again there. */
export type FormOutcome = { next: string; keeps?: boolean } | FormFailure;

type Fields = Record<string, string>;
type Work = (fields: Fields, request: Request) => Promise<FormOutcome>;

/**
 * Answers a posted form of an account: a script gets JSON, a plain form a redirect, after a failure back to `page`.
 * Requests from other sites are refused.
 */
export function answerAccountForm(request: Request, page: string, work: Work): Promise<Response> {
  return answer(request, work, async (failure, fields) => {
    await keepTypedFields(fields);
    const { from = "", type = "" } = fields;
    const parameters = { ...failureParameters(failure), ...(from && { from }), ...(type && { type }) };
    return seeOther(`${page}?${new URLSearchParams(parameters)}`);
  });
}

/** The same for a form of a static page, which a plain form gets filled again after a failure. */
export function answerStaticAccountForm(
  request: Request,
  pageOf: (fields: Fields) => string,
  work: Work,
): Promise<Response> {
  return answer(request, work, async (failure, fields) => {
    const { email = "", full_name = "", from = "" } = fields;
    const { pathname: action } = new URL(request.url);
    const [text, answered] = [describeFailure(failure), answerOf(failure)];
    const fill = (html: string) =>
      fillFailure(html, { action, fields: { email, full_name, from }, text, reason: failure.reason });
    return (await changePage(pageOf(fields), fill, answered)) ?? new Response(text, answered);
  });
}

async function answer(
  request: Request,
  work: Work,
  refusePlainly: (failure: FormFailure, fields: Fields) => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.SITE_URL)) return refuse(403, "This form belongs to another site.");
  const form = await readSubmission(request);
  if ("error" in form) return refuse(form.status, form.error);
  if (!form.isForm) return refuse(415, "Send a form.");
  const fields = { ...form.values, from: rememberedPage(form.values, request) };
  const isScript = request.headers.get("accept")?.includes("application/json");

  const outcome = await work(fields, request);
  if ("next" in outcome) {
    await (outcome.keeps ? keepTypedFields(fields) : forgetTypedFields());
    return isScript ? Response.json({ next: outcome.next }, { headers: noStore }) : seeOther(outcome.next);
  }
  if (!isScript) return refusePlainly(outcome, fields);
  const { reason } = outcome;
  return Response.json({ reason, error: describeFailure(outcome) }, answerOf(outcome));
}

function answerOf({ reason, waitSeconds }: FormFailure) {
  return {
    status: failureStatuses[reason] ?? 400,
    headers: { ...noStore, ...(waitSeconds && { "Retry-After": String(waitSeconds) }) },
  };
}

const noStore = { "Cache-Control": "no-store" };

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: path } });
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: noStore });
}
