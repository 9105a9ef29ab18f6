import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { changePeople } from "#portal/people/members/change-people.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerOwnerForm(request, {
    page: `${clientsPath}/${encodeURIComponent(id)}`,
    act: (values) => changePeople(id, values),
  });
}
