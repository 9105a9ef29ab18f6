import { answerUserForm } from "#forms/answer-form.ts";
import { changeClientDoc, removeClientDoc } from "#portal/documentation/your-site/stored-client-docs.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: `/documentation/your-site/${encodeURIComponent(id)}`,
    typed: ["title", "body"],
    maxBytes: 128 * 1024,
    act: async (values) =>
      Object(values).action === "remove" ? removeClientDoc(id) : changeClientDoc(id, values),
  });
}
