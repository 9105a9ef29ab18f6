import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { remindOfDecision } from "#portal/owner/overview/remind-of-decision.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner",
    show: showInNotice,
    act: remindOfDecision,
  });
}
