import { answerUserForm } from "#forms/answer-form.ts";
import { changeProject } from "#portal/projects/change-project.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId, "edit"),
    typed: ["name", "service", "next_step", "live_url"],
    act: (values) => changeProject(projectId, values),
  });
}
