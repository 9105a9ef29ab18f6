import { answerSavedForm } from "#forms/answer-saved-form.ts";
import { saveAgencySettings } from "#portal/owner/agency/save-agency-settings.ts";

export function POST(request: Request) {
  return answerSavedForm(request, {
    page: "/dashboard/settings/agency",
    typed: ["notification_email"],
    act: saveAgencySettings,
  });
}
