import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { clientsPath } from "#portal/clients/clients-path.ts";
import { changeUnlinkedPerson } from "#portal/clients/people/change-people.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: clientsPath, act: changeUnlinkedPerson });
}
