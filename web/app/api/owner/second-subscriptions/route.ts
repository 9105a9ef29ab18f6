import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { endSecondSubscription } from "#portal/billing/paid-twice/end-second-subscription.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: "/dashboard/owner", act: endSecondSubscription });
}
