import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { decideCall } from "#portal/requests/calls/stored-calls.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerOwnerForm(request, {
    page: "/dashboard/owner/calls",
    act: (values) => decideCall(id, values),
  });
}
