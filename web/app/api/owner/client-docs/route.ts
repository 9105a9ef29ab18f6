import { answerUserForm } from "#forms/answer-form.ts";
import { addClientDoc } from "#portal/documentation/your-site/stored-client-docs.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/documentation/your-site/new",
    typed: ["title", "body"],
    // 20,000 characters, of which a form post spells some with six letters.
    maxBytes: 128 * 1024,
    act: addClientDoc,
  });
}
