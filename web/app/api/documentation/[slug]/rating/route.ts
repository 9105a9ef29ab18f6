import { answerPortalForm } from "#forms/answer-portal-form.ts";
import { rateGuide } from "#portal/documentation/rate-guide.ts";

type Context = { params: Promise<{ slug: string }> };

export async function POST(request: Request, { params }: Context) {
  const { slug } = await params;
  return answerPortalForm(request, {
    page: `/documentation/${encodeURIComponent(slug)}`,
    failed: "Your answer could not be stored. Please try again in a few minutes.",
    act: (values, user) => rateGuide(slug, values, user),
  });
}
