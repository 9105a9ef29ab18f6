import { answerBillingForm } from "#forms/answer-billing-form.ts";
import { openBillingPortal } from "#portal/billing/open-billing-portal.ts";

export function POST(request: Request) {
  return answerBillingForm(request, openBillingPortal);
}
