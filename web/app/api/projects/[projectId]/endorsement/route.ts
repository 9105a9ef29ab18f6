import { answerUserForm } from "#forms/answer-form.ts";
import { answerEndorsement } from "#portal/projects/endorsement/answer-endorsement.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "everybody signed in",
    page: projectPath(projectId),
    typed: ["quote", "said_by", "said_by_role"],
    failed: "That could not be stored just now. Please try again.",
    act: (values) => answerEndorsement(projectId, values),
  });
}
