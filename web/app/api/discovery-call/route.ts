import { answerSubmission } from "#forms/answer-submission.ts";
import { recordDiscoveryCall } from "#portal/requests/calls/record-discovery-call.ts";

export function POST(request: Request) {
  return answerSubmission(request, {
    page: "/discovery-call",
    failed: "Failed to submit. Please try again later.",
    record: (values) => recordDiscoveryCall(values, request.headers),
  });
}
