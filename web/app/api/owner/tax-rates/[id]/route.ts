import { answerUserForm } from "#forms/answer-form.ts";
import { changeTaxRate } from "#portal/owner/invoice-settings/change-tax-rates.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/settings/invoices",
    act: (values) => changeTaxRate(id, values),
  });
}
