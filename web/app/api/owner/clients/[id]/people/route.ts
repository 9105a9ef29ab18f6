import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { changePeople } from "#portal/clients/change-people.ts";
import { clientsPath } from "#portal/clients/save-client.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerOwnerForm(request, {
    page: `${clientsPath}/${encodeURIComponent(id)}`,
    keep: ["email"],
    act: (values) => changePeople(id, values),
  });
}
