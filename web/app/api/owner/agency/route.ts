import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { saveAgencySettings } from "#portal/agency/save-agency-settings.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, {
    page: "/dashboard/settings/agency",
    keep: ["notification_email"],
    act: saveAgencySettings,
  });
}
