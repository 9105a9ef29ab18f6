import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { changeMissed } from "#portal/owner/missed/stored-missed.ts";

export function POST(request: Request) {
  return answerOwnerForm(request, { page: "/dashboard/owner/site/missed", act: changeMissed });
}
