import "server-only";
import { readSecondStep } from "#session/second-step.ts";
import { openSession } from "#supabase/open-session.ts";
import { answerAccountForm } from "../account-form/answer-account-form.ts";

/** Answers a form for whoever has signed in, with or without the second step; anybody else's is left unread. */
export function answerSecondStep(
  request: Request,
  page: "/auth/second-step" | "/auth/authenticator" | "/dashboard/settings",
  work: Parameters<typeof answerAccountForm>[2],
): Promise<Response> {
  return answerAccountForm(request, page, work, async () =>
    (await readSecondStep(await openSession())) ? null : { next: "/login" },
  );
}
