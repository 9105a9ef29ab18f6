import { linkTo } from "schemas/find-portal-kind.ts";
import { answerUserForm } from "#forms/answer-form.ts";
import { payInvoice } from "#portal/invoices/pay-invoice.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ invoiceId: string }> };

export async function POST(request: Request, { params }: Context) {
  const { invoiceId } = await params;
  const { failed } = (await getTexts()).billing.refused;
  return answerUserForm(request, {
    ...{ who: "client", page: linkTo("invoice", "client", { id: invoiceId }), failed },
    act: () => payInvoice(invoiceId),
  });
}
