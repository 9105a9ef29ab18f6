import { answerUserForm } from "#forms/answer-form.ts";
import { createMilestone } from "#portal/projects/milestones/create-milestone.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId),
    typed: ["title", "due_on"],
    act: (values) => createMilestone(projectId, values),
  });
}
