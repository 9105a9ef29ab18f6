import { answerUserForm } from "#forms/answer-form.ts";
import { saveBillingDetails } from "#portal/billing/details/save-billing-details.ts";

type Context = { params: Promise<{ clientId: string }> };

/** Where a client's invoices go, said by its owner or by whoever of its people sees its money. */
export async function POST(request: Request, { params }: Context) {
  const { clientId } = await params;
  return answerUserForm(request, {
    who: "everybody signed in",
    page: "/subscription-portal",
    typed: ["billing_address", "tax_id"],
    act: (values, user) => saveBillingDetails(clientId, values, user),
  });
}
