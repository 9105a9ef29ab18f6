import { decideCall } from "#calls/stored-calls.ts";
import { answerUserForm } from "#forms/answer-form.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/calls",
    typed: ["date", "startTime"],
    act: (values) => decideCall(id, values),
  });
}
