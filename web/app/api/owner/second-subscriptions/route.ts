import { endSecondSubscription } from "#billing/end-second-subscription.ts";
import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner",
    show: showInNotice,
    act: endSecondSubscription,
  });
}
