import { answerSettingsForm } from "#accounts/settings/answer-settings-form.ts";
import { deleteAccount } from "#accounts/settings/change-account.ts";

export function POST(request: Request) {
  return answerSettingsForm(request, deleteAccount);
}
