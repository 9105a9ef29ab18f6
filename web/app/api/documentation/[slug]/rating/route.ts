import { answerUserForm } from "#forms/answer-form.ts";
import { rateGuide } from "#portal/documentation/stored-rating.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ slug: string }> };

export async function POST(request: Request, { params }: Context) {
  const [{ slug }, { documentation }] = await Promise.all([params, getTexts()]);
  return answerUserForm(request, {
    who: "everybody signed in",
    page: `/documentation/${encodeURIComponent(slug)}`,
    failed: documentation.rating.notStored,
    act: (values, user) => rateGuide(slug, values, user),
  });
}
