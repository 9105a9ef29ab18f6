import { billingForm, openBillingPortal } from "#billing/lead-to-stripe.ts";
import { answerUserForm } from "#forms/answer-form.ts";

export async function POST(request: Request) {
  return answerUserForm(request, { ...(await billingForm()), act: openBillingPortal });
}
