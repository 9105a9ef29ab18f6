import { answerUserForm } from "#forms/answer-form.ts";
import { chooseTwoSteps } from "#portal/owner/agency/stored-two-steps.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/settings/agency",
    act: chooseTwoSteps,
  });
}
