import { answerAccountForm } from "#forms/account-form/answer-account-form.ts";
import { resetPassword } from "#forms/reset-password/reset-password.ts";

export function POST(request: Request) {
  return answerAccountForm(request, "/reset-password", resetPassword);
}
