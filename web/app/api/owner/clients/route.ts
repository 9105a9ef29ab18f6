import { answerSavedForm } from "#forms/answer-saved-form.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { addClient } from "#portal/people/save-client.ts";

export function POST(request: Request) {
  return answerSavedForm(request, {
    page: `${clientsPath}/new`,
    typed: ["name", "website"],
    act: addClient,
  });
}
