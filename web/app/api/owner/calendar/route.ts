import { answerUserForm } from "#forms/answer-form.ts";
import { changeCalendarLink } from "#portal/requests/calls/calendar-link/stored-calendar-link.ts";

export function POST(request: Request) {
  return answerUserForm(request, { who: "owner", page: "/dashboard/owner/calls", act: changeCalendarLink });
}
