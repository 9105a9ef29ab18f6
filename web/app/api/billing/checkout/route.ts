import { answerUserForm } from "#forms/answer-form.ts";
import { billingForm } from "#portal/billing/billing-form.ts";
import { startCheckout } from "#portal/billing/start-checkout.ts";

export function POST(request: Request) {
  return answerUserForm(request, { ...billingForm, act: startCheckout });
}
