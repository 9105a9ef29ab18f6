import { answerUserForm } from "#forms/answer-form.ts";
import { changeMessage } from "#portal/leads/messages/stored-messages.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/messages",
    typed: ["reply", "clientName"],
    act: (values) => changeMessage(id, values),
  });
}
