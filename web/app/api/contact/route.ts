import { answerSubmission } from "#forms/answer-submission.ts";
import { recordContactMessage } from "#portal/requests/messages/record-contact-message.ts";

export function POST(request: Request) {
  return answerSubmission(request, {
    page: "/contact",
    failed: "Failed to send message. Please try again later.",
    record: (values) => recordContactMessage(values, request.headers),
  });
}
