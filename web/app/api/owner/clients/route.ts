import { answerUserForm } from "#forms/answer-form.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { addClient } from "#portal/people/stored-clients.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: `${clientsPath}/new`,
    typed: ["name", "website"],
    act: addClient,
  });
}
