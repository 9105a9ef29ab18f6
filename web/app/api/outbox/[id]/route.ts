import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { retryMail } from "#outbox/retry-mail.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner",
    show: showInNotice,
    act: async () => ((await retryMail(id)) ? ownerDid("retried") : ownerRefused("not-waiting")),
  });
}
