import { answerUserForm } from "#forms/answer-form.ts";
import { billingForm, startCheckout } from "#portal/billing/lead-to-stripe.ts";

export async function POST(request: Request) {
  return answerUserForm(request, { ...(await billingForm()), act: startCheckout });
}
