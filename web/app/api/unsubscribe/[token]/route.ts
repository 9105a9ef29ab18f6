import { unsubscribe } from "#portal/account/notifications/unsubscribe.ts";

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
    if (isForm) return goTo(`${page}?answer=${isDone ? "done" : "unknown"}`);
    return isDone ? new Response(null, { status: 204 }) : new Response("Not found", { status: 404 });
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The mails could not be ended");
    return isForm ? goTo(`${page}?answer=failed`) : new Response("Please try again later", { status: 503 });
  }
}

export async function GET(_: Request, { params }: Context) {
  const { token } = await params;
  return goTo(`/unsubscribe/${encodeURIComponent(token)}`);
}

function goTo(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });
}
