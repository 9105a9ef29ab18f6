import { answerUserForm } from "#forms/answer-form.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { changeClient } from "#portal/people/stored-clients.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: `${clientsPath}/${encodeURIComponent(id)}/edit`,
    typed: ["name", "website"],
    act: (values) => changeClient(id, values),
  });
}
