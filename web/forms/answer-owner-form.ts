import "server-only";
import { describeOwnerFailure } from "schemas/requests/owner-answer.ts";
import { z } from "zod";
import { env } from "#env.ts";
import { answerUserForm, goTo } from "./answer-form.ts";
import { sameSitePath } from "./same-site-path.ts";

/**
 * Answers a form of the owner's dashboard: goes back to the page that the form names in `from`, else to `page`, which says
 * what became of it.
 */
export function answerOwnerForm(
  request: Request,
  { page, act }: { page: string; act: (values: unknown) => Promise<string> },
): Promise<Response> {
  return answerUserForm(request, {
    page,
    who: "owner",
    failed: describeOwnerFailure("failed") ?? "",
    async act(values) {
      const answer = await act(values);
      const error = describeOwnerFailure(answer);
      return error
        ? { status: answer === "failed" ? 503 : 400, error, reason: answer }
        : { next: comeBack(values, page, answer) };
    },
    show: ({ status, reason = "failed" }, values) =>
      status === 401 || status === 403 ? undefined : goTo(comeBack(values, page, reason)),
  });
}

const origin = z.object({ from: z.string() });

function comeBack(values: unknown, page: string, answer: string): string {
  const from = sameSitePath(origin.safeParse(values).data?.from);
  const next = new URL(from?.startsWith("/dashboard/owner") ? from : page, env.SITE_URL);
  next.searchParams.set("answer", answer);
  return next.pathname + next.search;
}
