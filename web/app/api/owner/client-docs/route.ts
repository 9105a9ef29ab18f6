import { answerClientDocForm } from "#forms/client-doc/answer-client-doc-form.ts";
import { addClientDoc } from "#portal/your-site/change-client-docs.ts";

export function POST(request: Request) {
  return answerClientDocForm(request, "/documentation/your-site/new", addClientDoc);
}
