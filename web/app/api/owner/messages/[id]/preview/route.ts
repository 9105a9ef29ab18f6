import { answerUserForm } from "#forms/answer-form.ts";
import { keptText } from "#forms/kept-text.ts";
import { messagePath } from "#portal/leads/messages/message-views.ts";
import { previewReply } from "#portal/leads/messages/stored-messages.ts";
import { getLocale } from "#site/locale.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ id: string }> };

/** The second step of a reply in a browser without script, which sends it. With script the preview is in the page. */
export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  const page = messagePath(id);
  return answerUserForm(request, {
    who: "owner",
    page,
    typed: ["reply"],
    act: (values) => previewReply(id, values),
    async show(refusal, values) {
      if (refusal.reason !== "preview") return undefined;
      const send = new URL(`/api/owner/messages/${id}`, request.url).href;
      const locale = await getLocale();
      const { preview: title, stored, change: typed, submit: again } = (await getTexts()).inbox.reply;
      const words = { title, stored, typed, again };
      return keptText(send, { ...refusal, status: 200, values, typed: ["reply"], page, locale, words });
    },
  });
}
