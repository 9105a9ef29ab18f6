import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { readCalendarFeed } from "#calls/calendar-feed.ts";

type Context = { params: Promise<{ token: string }> };

export function GET(_request: Request, { params }: Context) {
  return answerRead("The calendar could not be read.", async () => {
    const text = await readCalendarFeed((await params).token);
    if (text === null) return refuse(404, "There is no such calendar.");
    if (typeof text === "number") return refuse(429, "The calendar was read too often. Please wait.", text);
    return new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8", ...privately } });
  });
}
