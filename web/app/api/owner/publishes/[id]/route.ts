import { answerOwnerForm } from "#forms/answer-owner-form.ts";
import { refreshPublish } from "#publishing/refresh-publish.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerOwnerForm(request, {
    page: "/dashboard/owner/site",
    act: async () => ((await refreshPublish(id)) ? "done" : "no-publish"),
  });
}
