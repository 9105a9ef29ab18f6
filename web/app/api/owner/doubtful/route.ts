import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { noteListed } from "#portal/leads/doubtful/stored-doubtful.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/messages",
    show: showInNotice,
    act: noteListed,
  });
}
