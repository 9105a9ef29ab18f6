import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { showFiles } from "#portal/projects/files/change-file.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  const page = projectPath(projectId, "files");
  return answerUserForm(request, {
    who: "owner",
    page,
    act: (values) => showFiles(projectId, values),
    failed: (await getTexts()).files.refusals.notDone,
    show: showInNotice,
  });
}
