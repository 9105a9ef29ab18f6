import { type Context, Hono } from "hono";
import type { StreamPorts } from "./stream-ports.ts";
import type { StreamTickets } from "./stream-tickets.ts";

interface Options {
  tickets: StreamTickets;
  ports: StreamPorts;
  isAnonymous: (context: Context) => boolean;
}

/**
 * Sends listeners to a stream port. A browser opens at most six connections to a port, and an open document
 * holds as many streams, so on one port everything else would wait for ever.
 */
export function createStreamRedirects({ tickets, ports, isAnonymous }: Options): Hono {
  return new Hono().on("GET", ["/data/listen/:dataset", "/data/live/events/:dataset"], (context) => {
    const url = new URL(context.req.url);
    const port = ports.choose(tickets);
    url.port = String(port);
    url.searchParams.delete("anonymous");
    if (isAnonymous(context)) url.searchParams.set("anonymous", "true");
    const lastEventId = context.req.header("last-event-id");
    if (lastEventId) url.searchParams.set("lastEventId", lastEventId);
    url.searchParams.set("ticket", tickets.issue(port));
    context.header("cache-control", "no-store");
    return context.redirect(url.href, 307);
  });
}
