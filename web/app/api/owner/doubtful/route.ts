import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { noteListed } from "#portal/requests/doubtful/read-doubtful.ts";

export async function POST(request: Request) {
  return answerOwnerForm(request, { page: "/dashboard/owner/messages", act: noteListed });
}
