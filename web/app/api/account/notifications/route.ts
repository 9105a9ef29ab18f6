import { answerAccountForm } from "#forms/account-form/answer-account-form.ts";
import { changeMailedKinds } from "#forms/account-settings/change-account.ts";

export function POST(request: Request) {
  return answerAccountForm(request, "/dashboard/settings", changeMailedKinds);
}
