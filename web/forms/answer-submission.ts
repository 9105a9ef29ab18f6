import "server-only";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { answerAnchor } from "./answer-anchor.ts";
import { answerFilledPage } from "./answer-filled-page.ts";
import { answerForm, refusalHead } from "./answer-form.ts";
import { describeFull } from "./describe-full.ts";

type Submission = {
  page: string;
  texts: { failed: string; full: string };
  record: (values: unknown) => Promise<SubmissionOutcome>;
};

/**
 * Answers a public form: a browser without script is led back to the page it came from, or, when nothing was stored, gets that
 * page with what was typed. Says that something is sent only when `record` has stored it.
 */
export function answerSubmission(request: Request, { page, texts, record }: Submission): Promise<Response> {
  let shown: { answer: "failed" | "full" | number; field?: string } = { answer: "failed" };
  return answerForm(request, {
    page,
    failed: texts.failed,
    async act(values) {
      const outcome = await record(values);
      switch (outcome.is) {
        case "recorded":
          return { next: `${page}#${answerAnchor("sent")}`, answer: { ok: true } };
        case "limited":
          return { status: 429, error: await refuseMore(), waitSeconds: outcome.seconds };
        case "invalid":
          shown = { answer: outcome.rule ?? "failed", field: outcome.field };
          return { status: 400, error: outcome.error };
      }
    },
    show: (refusal, values) =>
      answerFilledPage(page, {
        action: new URL(request.url).pathname,
        values,
        ...shown,
        ...refusalHead(refusal),
      }),
  });

  async function refuseMore(): Promise<string> {
    const full = await describeFull(texts);
    if (!full) return texts.failed;
    shown = { answer: "full" };
    return `${texts.failed} ${full}`;
  }
}
