import { answerPortalForm } from "#forms/answer-portal-form.ts";
import { answerEndorsement } from "#portal/projects/endorsement/answer-endorsement.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerPortalForm(request, {
    page: projectPath(projectId),
    text: ["quote", "said_by", "said_by_role"],
    failed: "That could not be stored just now. Please try again.",
    async act(values) {
      const outcome = await answerEndorsement(projectId, values);
      if ("next" in outcome) return { is: "done", page: outcome.next };
      return { is: "refused", status: outcome.status, error: outcome.error };
    },
  });
}
