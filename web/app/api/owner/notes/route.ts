import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { changeNotes } from "#portal/people/notes/stored-notes.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: "/dashboard/owner/messages", act: changeNotes });
}
