import { readCalendarFeed } from "#portal/requests/calls/calendar-feed.ts";

type Context = { params: Promise<{ token: string }> };

export async function GET(_request: Request, { params }: Context) {
  const { token } = await params;
  try {
    const text = await readCalendarFeed(token);
    if (text === null) return Response.json({ error: "There is no such calendar." }, { status: 404 });
    return new Response(text, {
      headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "private, no-store" },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : "The calendar failed");
    return Response.json({ error: "The calendar could not be read." }, { status: 503 });
  }
}
