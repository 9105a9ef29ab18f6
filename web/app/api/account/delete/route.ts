import { answerSettingsForm } from "#forms/account-settings/answer-settings-form.ts";
import { deleteAccount } from "#forms/account-settings/change-account.ts";

export function POST(request: Request) {
  return answerSettingsForm(request, deleteAccount);
}
