import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { changeUnlinkedPerson } from "#portal/people/members/change-people.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: clientsPath,
    show: showInNotice,
    act: changeUnlinkedPerson,
  });
}
