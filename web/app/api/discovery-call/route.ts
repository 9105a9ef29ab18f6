import { recordDiscoveryCall } from "#calls/record-discovery-call.ts";
import { answerSubmission } from "#forms/answer-submission.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function POST(request: Request) {
  return answerSubmission(request, {
    page: "/discovery-call",
    texts: (await getTexts()).discoveryCall.form,
    record: (values) => recordDiscoveryCall(values, request.headers),
  });
}
