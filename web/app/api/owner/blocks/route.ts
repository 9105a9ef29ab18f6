import { answerUserForm } from "#forms/answer-form.ts";
import { changeBlocks } from "#portal/requests/calls/week/stored-blocks.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/calls/availability",
    typed: ["startDate", "startTime", "endDate", "endTime", "reason"],
    act: changeBlocks,
  });
}
