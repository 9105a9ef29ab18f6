import { projectForm } from "#app/api/project-form.ts";
import { changeMessage } from "#portal/projects/messages/send-message.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ projectId: string; messageId: string }> };

export async function POST(request: Request, context: Context) {
  const { projectMessages } = await getTexts();
  const post = projectForm({
    tab: "messages",
    who: "everybody signed in",
    failed: projectMessages.notChanged,
    typed: ["body"],
    act: changeMessage,
  });
  return post(request, context);
}
