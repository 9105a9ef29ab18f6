import { answerPortalForm } from "#forms/answer-portal-form.ts";
import { recordDecision } from "#portal/projects/decisions/record-decision.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Subject = { projectId: string; id: string; tab: "feedback" | "change-orders" };

/** Answers a client's decision form, with a receipt when it is an approval. */
export function answerDecision(request: Request, subject: Subject): Promise<Response> {
  return answerPortalForm(request, {
    page: projectPath(subject.projectId, subject.tab),
    text: "comment",
    failed: "That could not be recorded just now. Please try again.",
    async act(values) {
      const outcome = await recordDecision(subject, values);
      if ("next" in outcome) return { is: "done", page: outcome.next };
      return { is: "refused", status: outcome.status, error: outcome.error };
    },
  });
}
