import { answerUserForm } from "#forms/answer-form.ts";
import { billingForm, openBillingPortal } from "#portal/billing/lead-to-stripe.ts";

export function POST(request: Request) {
  return answerUserForm(request, { ...billingForm, act: openBillingPortal });
}
