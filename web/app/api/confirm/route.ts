import { answerAccountForm } from "#forms/account-form/answer-account-form.ts";
import { confirm } from "#forms/confirm/confirm.ts";

export function POST(request: Request) {
  return answerAccountForm(request, "/auth/confirm", confirm);
}
