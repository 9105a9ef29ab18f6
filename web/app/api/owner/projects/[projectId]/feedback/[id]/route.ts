import { answerUserForm } from "#forms/answer-form.ts";
import { changeFeedbackItem } from "#portal/projects/feedback/change-feedback-item.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string; id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId, id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId, "feedback"),
    typed: ["title", "body", "link_url"],
    act: (values) => changeFeedbackItem(projectId, id, values),
  });
}
