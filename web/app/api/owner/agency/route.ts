import { answerUserForm } from "#forms/answer-form.ts";
import { saveAgencySettings } from "#portal/owner/agency/change-agency-settings.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/settings/agency",
    typed: ["notification_email"],
    act: saveAgencySettings,
  });
}
