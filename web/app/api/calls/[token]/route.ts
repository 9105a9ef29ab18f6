import { changeCall } from "#calls/change-call.ts";
import { answerForm, goTo } from "#forms/answer-form.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ token: string }> };

/** Changes a call for the holder of its private link, and goes back to the page, which says what became of it. */
export async function POST(request: Request, { params }: Context) {
  const { token } = await params;
  const page = `/calls/${encodeURIComponent(token)}`;
  return answerForm(request, {
    page,
    async act(values) {
      const answer = await changeCall(token, values);
      const { missing, limited } = (await getTexts()).privateCall;
      if (answer === null) return { status: 404, error: missing };
      if (typeof answer === "number") return { status: 429, error: limited, waitSeconds: answer };
      return { next: `${page}?answer=${answer}` };
    },
    show: ({ status }) => (status === 503 ? goTo(`${page}?answer=failed`) : undefined),
  });
}
