import { answerUserForm } from "#forms/answer-form.ts";
import { rateGuide } from "#portal/documentation/stored-rating.ts";

type Context = { params: Promise<{ slug: string }> };

export async function POST(request: Request, { params }: Context) {
  const { slug } = await params;
  return answerUserForm(request, {
    who: "everybody signed in",
    page: `/documentation/${encodeURIComponent(slug)}`,
    failed: "Your answer could not be stored. Please try again in a few minutes.",
    act: (values, user) => rateGuide(slug, values, user),
  });
}
