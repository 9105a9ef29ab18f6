import "server-only";
import type { DocumentType } from "#sanity/document-types.ts";
import type { WebhookMessage } from "#sanity/webhook/read-signed-message.ts";
import type { NewPublish } from "./store-publish.ts";

/** The publish that a message tells of; its pages are found when it is seen through to them. */
export function readPublish(message: WebhookMessage & { _id: string }, type: DocumentType): NewPublish {
  const { _id, _rev = null, _updatedAt = null, operation, slug, title } = message;
  return {
    documentId: _id,
    type,
    revision: _rev,
    operation,
    receivedAt: Date.now(),
    pages: [],
    slug: slug ?? null,
    title: title ?? null,
    publishedAt: operation === "delete" ? null : _updatedAt, // a deleted document's says when it was last edited
  };
}
