import { answerAccountForm } from "#accounts/account-form/answer-account-form.ts";
import { confirm } from "#accounts/confirm/confirm.ts";

export function POST(request: Request) {
  return answerAccountForm(request, "/auth/confirm", confirm);
}
