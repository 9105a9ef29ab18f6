import "server-only";
import { z } from "zod";
import { env } from "#env.ts";
import { describeOwnerFailure, describeOwnerSuccess } from "#texts/describe-owner-answer.ts";
import { getTexts } from "#texts/get-texts.ts";
import { answerUserForm, goTo } from "./answer-form.ts";
import { sameSitePath } from "./same-site-path.ts";

/**
 * Answers a form of the owner's dashboard: goes back to the page that the form names in `from`, else to `page`. Without script
 * that page says what was refused.
 */
export async function answerOwnerForm(
  request: Request,
  { page, act }: { page: string; act: (values: unknown) => Promise<string> },
): Promise<Response> {
  const { ownerAnswers } = await getTexts();
  return answerUserForm(request, {
    page,
    who: "owner",
    failed: ownerAnswers.failures.failed,
    async act(values) {
      const answer = await act(values);
      const error = describeOwnerFailure(answer, ownerAnswers);
      return error
        ? { status: answer === "stripe-away" ? 503 : 400, error, reason: answer }
        : { next: comeBack(values, page), done: { text: describeOwnerSuccess(answer, ownerAnswers) } };
    },
    show: ({ status, reason = "failed" }, values) =>
      status === 401 || status === 403 ? undefined : goTo(comeBack(values, page, reason)),
  });
}

const origin = z.object({ from: z.string() });

function comeBack(values: unknown, page: string, refusal?: string): string {
  const from = sameSitePath(origin.safeParse(values).data?.from);
  const next = new URL(from?.startsWith("/dashboard/owner") ? from : page, env.SITE_URL);
  if (refusal) next.searchParams.set("answer", refusal);
  else next.searchParams.delete("answer");
  return next.pathname + next.search;
}
