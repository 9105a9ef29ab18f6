import { answerSettingsForm } from "#forms/account-settings/answer-settings-form.ts";
import { changeMailedKinds } from "#forms/account-settings/change-account.ts";

export function POST(request: Request) {
  return answerSettingsForm(request, changeMailedKinds);
}
