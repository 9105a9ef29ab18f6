import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { changeClient, clientFields, clientsPath } from "#portal/clients/save-client.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerOwnerForm(request, {
    page: `${clientsPath}/${encodeURIComponent(id)}#details`,
    keep: clientFields,
    act: (values) => changeClient(id, values),
  });
}
