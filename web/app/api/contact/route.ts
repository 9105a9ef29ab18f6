import { answerSubmission } from "#forms/answer-submission.ts";
import { recordContactMessage } from "#portal/leads/messages/record-contact-message.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function POST(request: Request) {
  return answerSubmission(request, {
    page: "/contact",
    texts: (await getTexts()).contact.form,
    record: (values) => recordContactMessage(values, request.headers),
  });
}
