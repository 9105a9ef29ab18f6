import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { changePeople } from "#portal/people/members/change-people.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerUserForm(request, {
    who: "owner",
    page: `${clientsPath}/${encodeURIComponent(id)}`,
    show: showInNotice,
    act: (values) => changePeople(id, values),
  });
}
