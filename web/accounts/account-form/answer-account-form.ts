import "server-only";
import { z } from "zod";
import { changePage } from "#forms/answer-filled-page.ts";
import { answerForm, goTo, refusalHead } from "#forms/answer-form.ts";
import { fillFailure } from "#forms/fill-page.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { Done, Refusal } from "#ui/saved-form/form-answer.ts";
import { explainAuthError } from "./explain-auth-error.ts";
import { type FormFailure, failureParameters, refuseFailure } from "./form-failure.ts";
import { rememberedPage } from "./remembered-page.ts";
import { forgetTypedFields, keepTypedFields } from "./typed-fields.ts";

/** Where to go next, or why not; `keeps`: what was typed is asked for again there. */
export type AccountOutcome = { next: string; done?: Done; keeps?: boolean } | FormFailure;

type Fields = Record<string, string>;
type Work = (fields: Fields, request: Request) => Promise<AccountOutcome>;
type Show = (refusal: Refusal, sent: { fields: Fields; failure: FormFailure }) => Promise<Response>;

/**
 * Answers a form of an account; a browser without script is led back to `page` after a failure. Whoever is not admitted is led
 * elsewhere, with the form unread.
 */
export function answerAccountForm(
  request: Request,
  page: string,
  work: Work,
  admit?: () => Promise<{ next: string } | null>,
): Promise<Response> {
  const show: Show = async (_, { fields, failure }) => {
    await keepTypedFields(fields);
    const { from = "", type = "" } = fields;
    const parameters = { ...failureParameters(failure), ...(from && { from }), ...(type && { type }) };
    return goTo(`${page}?${new URLSearchParams(parameters)}`);
  };
  return answer(request, work, show, admit);
}

/** The same for a form of a static page, which a browser without script gets filled again after a failure. */
export function answerStaticAccountForm(
  request: Request,
  pageOf: (fields: Fields) => string,
  work: Work,
): Promise<Response> {
  return answer(request, work, async (refusal, { fields, failure: { reason } }) => {
    const { email = "", full_name = "", from = "" } = fields;
    const { pathname: action } = new URL(request.url);
    const { error: text } = refusal;
    const head = refusalHead(refusal);
    const fill = (html: string) =>
      fillFailure(html, { action, fields: { email, full_name, from }, text, reason });
    return (await changePage(pageOf(fields), fill, head)) ?? new Response(text, head);
  });
}

const sentFields = z.record(z.string(), z.string());

async function answer(
  request: Request,
  work: Work,
  show: Show,
  admit?: () => Promise<{ next: string } | null>,
): Promise<Response> {
  let fields: Fields = {};
  let failure: FormFailure = { reason: "unreachable" };
  return answerForm(request, {
    page: new URL(request.url).pathname,
    failed: (await getTexts()).accountForms.failures.unreachable,
    admit,
    async act(values) {
      const sent = sentFields.safeParse(values);
      if (!sent.success) return { status: 400, error: (await getTexts()).accountForms.noForm };
      fields = { ...sent.data, from: rememberedPage(sent.data, request) };
      const outcome = await work(fields, request).catch(explainAuthError);
      if ("next" in outcome) {
        await (outcome.keeps ? keepTypedFields(fields) : forgetTypedFields());
        return { next: outcome.next, done: outcome.done };
      }
      failure = outcome;
      return refuseFailure(outcome, (await getTexts()).accountForms);
    },
    show: (refusal) => show(refusal, { fields, failure }),
  });
}
