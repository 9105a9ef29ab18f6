import "server-only";
import type { DocumentType } from "#sanity/content-tag.ts";
import { pagesOf } from "#sanity/webhook/pages-of.ts";
import type { WebhookMessage } from "#sanity/webhook/read-signed-message.ts";
import type { NewPublish } from "./store-publish.ts";

/** The publish that a message tells of; `ownPages` are the known pages that are one document each. */
export function readPublish(
  message: WebhookMessage & { _id: string },
  type: DocumentType,
  ownPages: readonly string[],
): NewPublish {
  const { _id, _rev = null, _updatedAt = null, operation, slug, previousSlug, title } = message;
  const slugs = new Set([slug, previousSlug]);
  const paths = new Set([...slugs].flatMap((one) => pagesOf(type, one, ownPages)));
  return {
    documentId: _id,
    type,
    revision: _rev,
    operation,
    receivedAt: Date.now(),
    pages: [...paths].map((path) => ({ path, is: "waiting" })),
    slug: slug ?? null,
    title: title ?? null,
    publishedAt: operation === "delete" ? null : _updatedAt, // a deleted document's says when it was last edited
  };
}
