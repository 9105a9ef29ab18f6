import { answerUserForm } from "#forms/answer-form.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { createUpdate } from "#portal/projects/updates/create-update.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId, "updates"),
    typed: ["title", "body"],
    act: (values) => createUpdate(projectId, values),
  });
}
