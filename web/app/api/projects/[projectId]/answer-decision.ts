import { answerUserForm } from "#forms/answer-form.ts";
import { recordDecision } from "#portal/projects/decisions/record-decision.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Subject = { projectId: string; id: string; tab: "feedback" | "change-orders" };

/** Answers a client's decision form, with a receipt when it is an approval. */
export function answerDecision(request: Request, subject: Subject): Promise<Response> {
  return answerUserForm(request, {
    who: "everybody signed in",
    page: projectPath(subject.projectId, subject.tab),
    typed: ["comment"],
    failed: "That could not be recorded just now. Please try again.",
    act: (values) => recordDecision(subject, values),
  });
}
