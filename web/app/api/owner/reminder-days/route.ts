import { answerUserForm } from "#forms/answer-form.ts";
import { saveReminderDays } from "#portal/owner/invoice-settings/stored-invoice-settings.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/settings/invoices",
    typed: ["reminder_days"],
    act: saveReminderDays,
  });
}
