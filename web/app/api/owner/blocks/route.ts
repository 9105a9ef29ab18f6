import { changeBlocks } from "#calls/stored-blocks.ts";
import { answerUserForm } from "#forms/answer-form.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/calls/availability",
    typed: ["startDate", "startTime", "endDate", "endTime", "reason"],
    act: changeBlocks,
  });
}
