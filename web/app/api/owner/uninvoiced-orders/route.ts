import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { settleElsewhere } from "#portal/invoices/orders/settle-elsewhere.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner",
    show: showInNotice,
    act: settleElsewhere,
  });
}
