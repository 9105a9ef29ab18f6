import { answerUserForm } from "#forms/answer-form.ts";
import { createFeedbackItem } from "#portal/projects/feedback/create-feedback-item.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId, "feedback"),
    typed: ["title", "body", "link_url"],
    act: (values) => createFeedbackItem(projectId, values),
  });
}
