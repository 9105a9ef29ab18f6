import { answerClientDocForm } from "#forms/client-doc/answer-client-doc-form.ts";
import { changeClientDoc, removeClientDoc } from "#portal/your-site/change-client-docs.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  const page = `/documentation/your-site/${encodeURIComponent(id)}`;
  return answerClientDocForm(request, page, (values) =>
    Object(values).action === "remove" ? removeClientDoc(id) : changeClientDoc(id, values),
  );
}
