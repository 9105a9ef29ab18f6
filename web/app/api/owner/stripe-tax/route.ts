import { answerUserForm } from "#forms/answer-form.ts";
import { chooseStripeTax } from "#portal/owner/invoice-settings/change-tax-rates.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/settings/invoices",
    act: chooseStripeTax,
  });
}
