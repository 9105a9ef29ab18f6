import { createHash } from "node:crypto";
import { documentTag } from "#server/document-tag.ts";
import type { Entry } from "./entry-store.ts";

/** What is known of a stored answer of the content service. */
export type Answer = {
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: number;
  /** The same for the same content. */
  hash: string;
  /** What makes it old when it is published: what was asked for, and every document in it. */
  tags: ReadonlySet<string>;
  /** The documents that it gives with their revision, by which a page says that it shows them: the revision by the id. */
  shown: ReadonlyMap<string, unknown>;
};

/** Reads which documents an answer is made of; undefined of what is no answer. */
export function readAnswer({ value, lastModified, tags = [] }: Entry): Answer | undefined {
  if (value?.kind !== "FETCH") return;
  const body = value.data.body ?? "";
  const ids = new Set<string>();
  const shown = new Map<string, unknown>();
  noteDocuments(parse(body));
  return {
    askedAt: lastModified,
    hash: createHash("sha256").update(body).digest("base64url").slice(0, 16),
    tags: new Set([...tags, ...Array.from(ids, documentTag)]),
    shown,
  };

  function noteDocuments(part: unknown): void {
    if (typeof part !== "object" || part === null) return;
    if ("_id" in part && typeof part._id === "string") {
      ids.add(part._id);
      if ("_rev" in part) shown.set(part._id, part._rev);
    }
    for (const inner of Object.values(part)) noteDocuments(inner);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return; // what was stored says nothing of documents
  }
}
