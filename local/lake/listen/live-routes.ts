import { Hono } from "hono";
import { lastTransaction } from "../store/read-commits.ts";
import type { StreamOptions } from "./listen-routes.ts";

/** The one tag under which every query is announced to have changed, as `syncTags` of a query names it. */
export const syncTag = "s1:all";

/** GET /data/live/events/:dataset: a message with sync tags after each change that is seen. */
export function createLiveRoutes({ store, streams, isAnonymous }: StreamOptions): Hono {
  return new Hono().get("/data/live/events/:dataset", (context) => {
    const search = new URL(context.req.url).searchParams;
    const asksForAll = ["includeAllDocuments", "includeDrafts"].some((name) => search.get(name) === "true");
    const includesDrafts = asksForAll && !isAnonymous(context);
    const lastEventId = context.req.header("last-event-id");
    const id = lastTransaction(store)?.id ?? "start";
    const stream = streams.open();
    stream.send({ event: "welcome", id, data: {} });
    if (lastEventId && lastEventId !== id) stream.send({ event: "restart", id, data: {} });
    streams.onCommit(stream, ({ transactionId, changes }) => {
      const isSeen = includesDrafts || changes.some(({ documentId }) => !documentId.includes("."));
      if (isSeen) stream.send({ id: transactionId, data: { tags: [syncTag] } });
    });
    return stream.response;
  });
}
