import { Hono } from "hono";
import { effectsOf } from "../listen/mutation-events.ts";
import { splitId } from "../query/perspective.ts";
import { gatewayError } from "../request/lake-error.ts";
import type { Commit } from "../store/lake-document.ts";
import { findSequence, readRevision } from "../store/read-commits.ts";
import type { Store } from "../store/store.ts";
import { documentEvents } from "./document-events.ts";
import { readHistory, readLastRevision, sequenceAt } from "./read-revisions.ts";

const maxTransactions = 200;

/** GET /data/history/:dataset/…: transactions, documents at a revision or moment, and the Studio's events. */
export function createHistoryRoutes(store: Store): Hono {
  return new Hono()
    .get("/data/history/:dataset/transactions/:ids", (context) => {
      const ids = context.req.param("ids").split(",").filter(Boolean);
      const options = context.req.query();
      const commits = readHistory(store, ids, {
        from: options.fromTransaction,
        to: options.toTransaction,
        fromTime: readTime(options.fromTime),
        toTime: readTime(options.toTime),
        authors: options.authors?.split(",").filter(Boolean),
        limit: readLimit(options.limit),
        newestFirst: options.reverse === "true",
      });
      const lines = commits.map((commit) => `${JSON.stringify(describeTransaction(commit, ids, options))}\n`);
      return context.body(lines.join(""), 200, { "content-type": "application/x-ndjson" });
    })
    .get("/data/history/:dataset/documents/:ids", (context) => {
      const ids = context.req.param("ids").split(",").filter(Boolean);
      const { revision, time, lastRevision } = context.req.query();
      const isLast = lastRevision === "true";
      if ([revision !== undefined, time !== undefined, isLast].filter(Boolean).length > 1) {
        throw gatewayError(400, "Only one of revision, time and lastRevision can be given");
      }
      const sequence = chooseSequence(store, revision, time);
      // The Studio asks for a draft's states with the revisions of what was published as well, before the draft began.
      const readPublished = (id: string) =>
        revision !== undefined && splitId(id).layer === "drafts"
          ? readRevision(store, splitId(id).publishedId, sequence)
          : undefined;
      const documents = ids.flatMap((id) => {
        return (
          (isLast ? readLastRevision(store, id) : readRevision(store, id, sequence)) ??
          readPublished(id) ??
          []
        );
      });
      return context.json({ documents });
    })
    .get("/data/history/:dataset/events/documents/:id", (context) => {
      const id = context.req.param("id");
      const { limit, nextCursor } = context.req.query();
      const { publishedId } = splitId(id);
      const size = readLimit(limit);
      const draftId = `drafts.${publishedId}`;
      const group = [...new Set([publishedId, draftId, id])];
      const commits = readHistory(store, group, { to: nextCursor, limit: size + 1, newestFirst: true });
      const next = commits[size]?.transactionId ?? "";
      const events = commits.slice(0, size).flatMap((commit) => {
        return documentEvents(commit, id, readRevision(store, draftId, commit.sequence));
      });
      return context.json({ events: { [id]: events }, nextCursor: next });
    });
}

function describeTransaction(commit: Commit, ids: string[], options: Record<string, string>) {
  const isIdentifiedOnly = options.includeIdentifiedDocumentsOnly === "true";
  const changes = commit.changes.filter(({ documentId }) => !isIdentifiedOnly || ids.includes(documentId));
  return {
    id: commit.transactionId,
    timestamp: commit.timestamp,
    author: commit.author,
    documentIDs: changes.map(({ documentId }) => documentId),
    ...(options.excludeMutations === "true" || options.excludeContent === "true"
      ? {}
      : { mutations: changes.flatMap(({ mutations }) => mutations) }),
    ...(options.effectFormat === "mendoza"
      ? {
          effects: Object.fromEntries(
            changes.map(({ documentId, before, after }) => [documentId, effectsOf(before, after)]),
          ),
        }
      : {}),
  };
}

function chooseSequence(store: Store, revision: string | undefined, time: string | undefined): number {
  if (revision !== undefined) return findSequence(store, revision) ?? 0;
  const moment = readTime(time);
  return moment ? sequenceAt(store, moment) : Number.MAX_SAFE_INTEGER;
}

function readTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw gatewayError(400, `Invalid time "${text}"`);
  return moment;
}

function readLimit(text: string | undefined): number {
  const limit = Number(text ?? maxTransactions);
  if (!Number.isInteger(limit) || limit < 1) throw gatewayError(400, `Invalid limit "${text}"`);
  return Math.min(limit, maxTransactions);
}
