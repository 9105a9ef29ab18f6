import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { readParams } from "../query/query-routes.ts";
import { gatewayError } from "../request/lake-error.ts";
import type { Commit } from "../store/lake-document.ts";
import { findSequence, lastTransaction, readCommits } from "../store/read-commits.ts";
import type { Store } from "../store/store.ts";
import { createFilter, type Filter, limitQuery } from "./create-filter.ts";
import type { EventStream, StreamEvent } from "./event-stream.ts";
import { type ListenOptions, mutationEvents } from "./mutation-events.ts";
import type { OpenStreams } from "./open-streams.ts";

interface StreamOptions {
  store: Store;
  streams: OpenStreams;
  isAnonymous: (context: Context) => boolean;
}

/** A listener that missed more transactions than this starts again instead of catching up. */
const maxMissed = 500;

/** GET /data/listen/:dataset: `welcome`, then a `mutation` per document of each transaction. */
export function createListenRoutes({ store, streams, isAnonymous }: StreamOptions): Hono {
  return new Hono().get("/data/listen/:dataset", (context) => {
    const search = new URL(context.req.url).searchParams;
    const query = search.get("query");
    if (!query) throw gatewayError(400, 'The "query" parameter is required');
    const params = readParams(search);
    const lastEventId = context.req.header("last-event-id") ?? null;
    const stream = streams.open();
    try {
      const matches = visibleTo(isAnonymous(context), createFilter(query, params));
      const options = readOptions(search);
      const eventsOf: EventsOf = (commit) =>
        limitQuery(query, () => mutationEvents(commit, matches, options));
      greet(stream, store, eventsOf, search.get("enableResume") === "true" ? lastEventId : null);
      streams.onCommit(stream, (commit) => {
        for (const event of eventsOf(commit)) stream.send(event);
      });
    } catch (error) {
      stream.fail(error);
    }
    return stream.response;
  });
}

type EventsOf = (commit: Commit) => StreamEvent[];

function readOptions(search: URLSearchParams): ListenOptions {
  return {
    includeResult: search.get("includeResult") === "true",
    includePreviousRevision: search.get("includePreviousRevision") === "true",
    includeMutations: search.get("includeMutations") !== "false",
    includeEffects: search.get("effectFormat") === "mendoza",
    visibility: search.get("visibility") === "query" ? "query" : "transaction",
  };
}

function greet(stream: EventStream, store: Store, eventsOf: EventsOf, lastEventId: string | null): void {
  const last = lastTransaction(store);
  const listenerName = randomUUID();
  const id = last ? `${last.id}#~` : undefined;
  if (!lastEventId) {
    stream.send({ event: "welcome", id, data: { listenerName } });
    return;
  }
  const [transactionId = "", documentId = ""] = lastEventId.split("#");
  const sequence = findSequence(store, transactionId);
  if (sequence === null || !last || last.sequence - sequence > maxMissed) {
    stream.send({ event: "reset", id, data: { listenerName } });
    return;
  }
  stream.send({ event: "welcomeback", data: { listenerName } });
  for (const commit of readCommits(store, sequence, last.sequence)) {
    for (const event of eventsOf(commit)) {
      const isSeen = commit.sequence === sequence && (event.id ?? "") <= `${transactionId}#${documentId}`;
      if (!isSeen) stream.send(event);
    }
  }
}

function visibleTo(isAnonymous: boolean, matches: Filter): Filter {
  return isAnonymous ? (document) => !document?._id.includes(".") && matches(document) : matches;
}

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
