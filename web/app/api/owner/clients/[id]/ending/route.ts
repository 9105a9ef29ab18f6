import { answerUserForm } from "#forms/answer-form.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { endClient } from "#portal/people/endings/end-client.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: `${clientsPath}/${encodeURIComponent(id)}/edit`,
    act: (values) => endClient(id, values),
  });
}
