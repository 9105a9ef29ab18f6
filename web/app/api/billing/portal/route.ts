import { answerUserForm } from "#forms/answer-form.ts";
import { billingForm } from "#portal/billing/billing-form.ts";
import { openBillingPortal } from "#portal/billing/open-billing-portal.ts";

export function POST(request: Request) {
  return answerUserForm(request, { ...billingForm, act: openBillingPortal });
}
