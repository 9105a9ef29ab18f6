import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { changeMissed } from "#portal/owner/missed/stored-missed.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/site/missed",
    show: showInNotice,
    act: changeMissed,
  });
}
