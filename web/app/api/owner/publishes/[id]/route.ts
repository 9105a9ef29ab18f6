import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { refreshPublish } from "#publishing/refresh-publish.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/site",
    show: showInNotice,
    act: async () => ((await refreshPublish(id)) ? ownerDid() : ownerRefused("no-publish")),
  });
}
