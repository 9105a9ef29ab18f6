import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { retryMail } from "#portal/outbox/retry-mail.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  const place = new URL(request.url).searchParams.get("from") === "calls" ? "calls" : "messages";
  return answerOwnerForm(request, { page: `/dashboard/owner/${place}`, act: () => retryMail(id) });
}
