import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { changeBlocks } from "#portal/requests/calls/week/stored-blocks.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: "/dashboard/owner/calls/availability", act: changeBlocks });
}
