import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { remindOfDecision } from "#portal/owner/overview/remind-of-decision.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: "/dashboard/owner", act: remindOfDecision });
}
