import { answerAccountForm } from "#accounts/account-form/answer-account-form.ts";
import { sendCode } from "#accounts/confirm/send-code.ts";

export function POST(request: Request) {
  return answerAccountForm(request, "/auth/confirm", sendCode);
}
