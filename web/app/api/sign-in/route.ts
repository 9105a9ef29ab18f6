import { answerStaticAccountForm } from "#forms/account-form/answer-account-form.ts";
import { signIn } from "#forms/sign-in/sign-in.ts";

export function POST(request: Request) {
  return answerStaticAccountForm(request, () => "/login", signIn);
}
