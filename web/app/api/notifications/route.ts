import { answerUserForm } from "#forms/answer-form.ts";
import { markRead } from "#portal/account/notifications/stored-notifications.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "everybody signed in",
    page: "/dashboard/notifications",
    failed: "It could not be stored that you have read this. Please try again.",
    act: markRead,
  });
}
