import { answerUserForm } from "#forms/answer-form.ts";
import { markRead } from "#portal/notifications/stored-notifications.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function POST(request: Request) {
  const { notifications } = await getTexts();
  return answerUserForm(request, {
    who: "everybody signed in",
    page: "/dashboard/notifications",
    failed: notifications.notStored,
    act: markRead,
  });
}
