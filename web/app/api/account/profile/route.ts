import { answerSettingsForm } from "#accounts/settings/answer-settings-form.ts";
import { changeProfile } from "#accounts/settings/change-account.ts";

export function POST(request: Request) {
  return answerSettingsForm(request, changeProfile);
}
