import { answerUserForm } from "#forms/answer-form.ts";
import { answerInvite } from "#portal/people/invites/answer-invite.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "client",
    page: "/dashboard/client",
    act: (values) => answerInvite(id, values),
  });
}
