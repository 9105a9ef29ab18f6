import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { retryMail } from "#outbox/retry-mail.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerOwnerForm(request, { page: "/dashboard/owner", act: () => retryMail(id) });
}
