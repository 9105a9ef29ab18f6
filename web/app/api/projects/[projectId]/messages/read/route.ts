import { answerUserForm } from "#forms/answer-form.ts";
import { markMessagesRead } from "#portal/projects/messages/stored-messages.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  const { projectMessages } = await getTexts();
  return answerUserForm(request, {
    who: "everybody signed in",
    page: projectPath(projectId, "messages"),
    failed: projectMessages.notMarked,
    act: (values) => markMessagesRead(projectId, values),
  });
}
