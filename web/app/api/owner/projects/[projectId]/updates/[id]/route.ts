import { answerUserForm } from "#forms/answer-form.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { changeUpdate } from "#portal/projects/updates/change-update.ts";

type Context = { params: Promise<{ projectId: string; id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId, id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId, "updates"),
    typed: ["title", "body"],
    act: (values) => changeUpdate(projectId, id, values),
  });
}
