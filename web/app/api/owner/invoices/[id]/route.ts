import { linkTo } from "schemas/find-portal-kind.ts";
import { typedOfInvoiceChange } from "schemas/requests/invoice.ts";
import { answerUserForm } from "#forms/answer-form.ts";
import { changeInvoice } from "#portal/invoices/controls/change-invoice.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: linkTo("invoice", "owner", { id }),
    typed: typedOfInvoiceChange,
    act: (values) => changeInvoice(id, values),
  });
}
