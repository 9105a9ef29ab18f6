import { answerUserForm } from "#forms/answer-form.ts";
import { createChangeOrder } from "#portal/projects/change-orders/create-change-order.ts";
import { projectPath } from "#portal/projects/project-path.ts";

type Context = { params: Promise<{ projectId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: projectPath(projectId, "change-orders"),
    typed: ["title", "reason", "price", "days_delta", "valid_until"],
    act: (values) => createChangeOrder(projectId, values),
  });
}
