import { answerStaticAccountForm } from "#accounts/account-form/answer-account-form.ts";
import { sendCode } from "#accounts/confirm/send-code.ts";

export function POST(request: Request) {
  return answerStaticAccountForm(
    request,
    () => "/forgot-password",
    (fields) => sendCode({ ...fields, type: "recovery" }, request),
  );
}
