import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { changeUnlinkedPerson } from "#portal/people/members/change-people.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: clientsPath, act: changeUnlinkedPerson });
}
