import { keptText } from "#forms/kept-text.ts";
import { unsubscribe } from "#portal/notifications/unsubscribe.ts";
import { getLocale } from "#site/locale.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<{ token: string }> };

/**
 * Ends somebody's mails about news. The token in the address is the permission: mail programs post here from anywhere
 * (RFC 8058), people from the page that a mail leads to.
 */
export async function POST(request: Request, { params }: Context) {
  const { token } = await params;
  const isForm = request.headers.get("accept")?.includes("text/html");
  const page = `/unsubscribe/${encodeURIComponent(token)}`;
  try {
    const isDone = await unsubscribe(token);
    if (typeof isDone === "number") return askToWait(request, page, isDone);
    if (isForm) return goTo(`${page}?answer=${isDone ? "done" : "unknown"}`);
    return isDone ? new Response(null, { status: 204 }) : new Response("Not found", { status: 404 });
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The mails could not be ended");
    return isForm ? goTo(`${page}?answer=failed`) : new Response("Please try again later", { status: 503 });
  }
}

async function askToWait(request: Request, page: string, seconds: number): Promise<Response> {
  const error = (await getTexts()).unsubscribe.limited;
  const answer = request.headers.get("accept")?.includes("text/html")
    ? await keptText(request.url, { status: 429, error, values: {}, page, locale: await getLocale() })
    : new Response(error, { status: 429 });
  answer.headers.set("Retry-After", String(seconds));
  return answer;
}

export async function GET(_: Request, { params }: Context) {
  const { token } = await params;
  return goTo(`/unsubscribe/${encodeURIComponent(token)}`);
}

function goTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });
}
