import type { PublishedDocument } from "./published-documents.ts";

export type Moment = { document: PublishedDocument; operation: "appear" | "disappear"; at: string };

/** The moments after `since` up to `until` (milliseconds) at which documents appear or disappear, in their order. */
export function findMoments(documents: readonly PublishedDocument[], since: number, until: number): Moment[] {
  return documents
    .flatMap((document): Moment[] => [
      ...(document.publishFrom ? [{ document, operation: "appear" as const, at: document.publishFrom }] : []),
      ...(document.publishUntil
        ? [{ document, operation: "disappear" as const, at: document.publishUntil }]
        : []),
    ])
    .filter(({ at }) => Date.parse(at) > since && Date.parse(at) <= until)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
