import { answerUserForm } from "#forms/answer-form.ts";
import { markMessagesRead } from "#portal/projects/messages/stored-messages.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "everybody signed in",
    page: projectPath(projectId, "messages"),
    failed: "It could not be stored that you have read this.",
    act: (values) => markMessagesRead(projectId, values),
  });
}
