import { answerBillingForm } from "#forms/answer-billing-form.ts";
import { startCheckout } from "#portal/billing/start-checkout.ts";

export function POST(request: Request) {
  return answerBillingForm(request, startCheckout);
}
