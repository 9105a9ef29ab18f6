import { answerUserForm } from "#forms/answer-form.ts";
import { changeNotes } from "#portal/people/notes/stored-notes.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/messages",
    typed: ["body"],
    act: changeNotes,
  });
}
