import { answerUserForm } from "#forms/answer-form.ts";
import { creditOrder } from "#portal/invoices/create/credit-order.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/invoices/new",
    typed: [],
    act: creditOrder,
  });
}
