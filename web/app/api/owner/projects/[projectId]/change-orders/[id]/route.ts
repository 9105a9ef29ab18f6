import { answerUserForm } from "#forms/answer-form.ts";
import { changeChangeOrder } from "#portal/projects/change-orders/change-change-order.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string; id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId, id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId, "change-orders"),
    typed: ["title", "reason", "price", "days_delta", "valid_until"],
    act: (values) => changeChangeOrder(projectId, id, values),
  });
}
