import { answerSavedForm } from "#forms/answer-saved-form.ts";
import { clientsPath } from "#portal/clients/clients-path.ts";
import { addClient } from "#portal/clients/save-client.ts";

export function POST(request: Request) {
  return answerSavedForm(request, {
    page: `${clientsPath}/new`,
    typed: ["name", "website"],
    act: addClient,
  });
}
