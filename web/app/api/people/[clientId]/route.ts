import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { changeColleague } from "#portal/people/members/change-colleague.ts";

type Context = { params: Promise<{ clientId: string }> };

/** A client's own people: who of them sees its money. */
export async function POST(request: Request, { params }: Context) {
  const { clientId } = await params;
  return answerUserForm(request, {
    who: "client",
    page: "/dashboard/client/settings",
    show: showInNotice,
    act: (values) => changeColleague(clientId, values),
  });
}
