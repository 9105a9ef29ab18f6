import { answerStaticAccountForm } from "#accounts/account-form/answer-account-form.ts";
import { signIn } from "#accounts/sign-in/sign-in.ts";

export function POST(request: Request) {
  return answerStaticAccountForm(request, () => "/login", signIn);
}
