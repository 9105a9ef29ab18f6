import { answerUserForm } from "#forms/answer-form.ts";
import { savedRepliesPath } from "#portal/leads/messages/message-views.ts";
import { changeReplies } from "#portal/leads/messages/saved-replies/stored-replies.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: savedRepliesPath,
    typed: ["name", "body"],
    // 4,000 characters, of which a form post spells some with six letters.
    maxBytes: 64 * 1024,
    act: changeReplies,
  });
}
