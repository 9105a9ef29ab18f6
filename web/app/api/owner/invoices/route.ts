import { typedOfInvoice } from "schemas/requests/invoice.ts";
import { answerUserForm } from "#forms/answer-form.ts";
import { createInvoice } from "#portal/invoices/create/create-invoice.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/invoices/new",
    typed: typedOfInvoice,
    act: createInvoice,
  });
}
