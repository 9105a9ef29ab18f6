import type { PublishedDocument } from "./published-documents.ts";

export type Moment = { document: PublishedDocument; operation: "appear" | "disappear"; at: string };

/**
 * The moments after `since` up to `until` (milliseconds) at which documents appear or disappear, in their order. One that had
 * passed when the document was published is none: publishing it has shown or hidden it.
 */
export function findMoments(documents: readonly PublishedDocument[], since: number, until: number): Moment[] {
  return documents
    .flatMap((document): Moment[] => [
      ...(document.publishFrom ? [{ document, operation: "appear" as const, at: document.publishFrom }] : []),
      ...(document.publishUntil
        ? [{ document, operation: "disappear" as const, at: document.publishUntil }]
        : []),
    ])
    .filter(({ document, at }) => {
      const time = Date.parse(at);
      return time > since && time <= until && time > Date.parse(document._updatedAt);
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
