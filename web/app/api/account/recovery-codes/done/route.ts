import { putCodesAway } from "#accounts/second-step/change-recovery-codes.ts";
import { answerSettingsForm } from "#accounts/settings/answer-settings-form.ts";

export function POST(request: Request) {
  return answerSettingsForm(request, putCodesAway);
}
