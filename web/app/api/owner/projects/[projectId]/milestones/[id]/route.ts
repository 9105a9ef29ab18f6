import { answerUserForm } from "#forms/answer-form.ts";
import { changeMilestone } from "#portal/projects/milestones/change-milestone.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string; id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId, id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId),
    typed: ["title", "due_on"],
    act: (values) => changeMilestone(projectId, id, values),
  });
}
