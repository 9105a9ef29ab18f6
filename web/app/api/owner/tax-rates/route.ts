import { answerUserForm } from "#forms/answer-form.ts";
import { addTaxRate } from "#portal/owner/invoice-settings/change-tax-rates.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/settings/invoices",
    typed: ["name", "kind", "percent", "note"],
    act: addTaxRate,
  });
}
