import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { endSecondSubscription } from "#portal/billing/paid-twice/end-second-subscription.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner",
    show: showInNotice,
    act: endSecondSubscription,
  });
}
