import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { addClient, clientFields, clientsPath } from "#portal/clients/save-client.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: `${clientsPath}/new`, keep: clientFields, act: addClient });
}
