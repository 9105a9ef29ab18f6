import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { retryFailedMails } from "#outbox/retry-mail.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: "/dashboard/owner", act: retryFailedMails });
}
