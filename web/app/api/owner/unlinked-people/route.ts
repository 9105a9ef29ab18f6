import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { changeUnlinkedPerson } from "#portal/clients/change-people.ts";
import { clientsPath } from "#portal/clients/clients-path.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: clientsPath, act: changeUnlinkedPerson });
}
