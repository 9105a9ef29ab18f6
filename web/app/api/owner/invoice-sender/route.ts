import { answerUserForm } from "#forms/answer-form.ts";
import { saveInvoiceSender } from "#portal/owner/invoice-settings/stored-invoice-settings.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/settings/invoices",
    typed: ["invoice_from", "pay_to"],
    secrets: { current: (await getTexts()).account.currentPassword },
    act: (values) => saveInvoiceSender(values, request),
  });
}
