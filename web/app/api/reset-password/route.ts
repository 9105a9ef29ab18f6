import { answerAccountForm } from "#accounts/account-form/answer-account-form.ts";
import { resetPassword } from "#accounts/reset-password/reset-password.ts";

export function POST(request: Request) {
  return answerAccountForm(request, "/reset-password", resetPassword);
}
