import { changeCalendarLink } from "#calls/stored-calendar-link.ts";
import { answerUserForm } from "#forms/answer-form.ts";

export function POST(request: Request) {
  return answerUserForm(request, { who: "owner", page: "/dashboard/owner/calls", act: changeCalendarLink });
}
