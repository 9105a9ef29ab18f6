import { answerUserForm } from "#forms/answer-form.ts";
import { fileSelected } from "#portal/leads/messages/file-messages.ts";
import { inboxPath } from "#portal/leads/messages/message-views.ts";

export function POST(request: Request) {
  return answerUserForm(request, { who: "owner", page: inboxPath, act: fileSelected });
}
