import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { changeMessage } from "#portal/requests/messages/stored-messages.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerOwnerForm(request, {
    page: "/dashboard/owner/messages",
    act: (values) => changeMessage(id, values),
  });
}
