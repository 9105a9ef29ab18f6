import "server-only";
import { contentTag, revisionTag } from "#server/document-tag.ts";
import { keepLatest } from "#server/keep-latest.ts";
import { findTagsOfAll } from "./find-tags.ts";
import { isGone, type Publish } from "./publish.ts";
import { mostPublishedSince, type PublishedDocument, readPublishedSince } from "./published-documents.ts";

// Between the content service's and this machine's; and of what it publishes it may tell a moment later than of what came after.
const clockDifferenceMs = 10_000;
const mostKnown = 50_000;

/**
 * Which revisions the pages were told to render anew for, and what was published that they were not told of. The content service tells
 * of each document by itself, in any order: a page that is rendered anew for one of them shows the others as they are by now,
 * as far as it asks again, and as they were, as far as it does not. So with whatever is told, all goes that was published until then.
 */
export class AppliedRevisions {
  readonly #known = keepLatest<{ revision: string; at: number }>(mostKnown);
  #since = Date.now() - clockDifferenceMs;

  /** When the pages were told of this revision (milliseconds); undefined where they were not, or where that is not all there is to it. */
  timeOf(publish: Publish): number | undefined {
    if (isGone(publish) || publish.operation === "appear") return undefined;
    const known = this.#known.get(publish.documentId);
    return known && known.revision === publish.revision ? known.at : undefined;
  }

  add(publishes: readonly Pick<Publish, "documentId" | "revision">[], at: number): void {
    for (const { documentId, revision } of publishes)
      if (revision !== null) this.#known.set(documentId, { revision, at });
  }

  /** The pages were told of everything, and these are all the documents that there were. */
  addAll(published: readonly PublishedDocument[], at: number): void {
    this.add(published.map(asTold), at);
  }

  /**
   * What was published beside these that the pages do not know of, and its tags, other than those of the same documents: of much of it those
   * of everything. Nothing while the content service does not answer.
   */
  async findUntold(
    publishes: readonly Publish[],
  ): Promise<{ tags: string[]; untold: Pick<Publish, "documentId" | "revision">[] }> {
    const since = new Date(this.#since - clockDifferenceMs).toISOString();
    const found = await readPublishedSince(since).catch((error: unknown) => {
      console.warn("What was published beside:", error instanceof Error ? error.message : "failed");
      return [];
    });
    this.#since = Math.max(this.#since, ...found.map(({ _updatedAt }) => Date.parse(_updatedAt)));
    const told = new Set(publishes.map(({ documentId, revision }) => `${documentId} ${revision}`));
    const untold = found.filter(
      ({ _id, _rev }) => !told.has(`${_id} ${_rev}`) && this.#known.get(_id)?.revision !== _rev,
    );
    // Those that were published last came first: where the last of them is known, so are those before it.
    const isMore = found.length === mostPublishedSince && untold.at(-1) === found.at(-1);
    const documents = new Set(publishes.map(({ documentId }) => documentId));
    const others = untold.flatMap(({ _id, _type }) =>
      documents.has(_id) ? [] : { documentId: _id, type: _type },
    );
    const tags = isMore ? [contentTag] : await findTagsOfAll(others);
    const revisions = untold.map(({ _id, _rev }) => revisionTag(_id, _rev));
    return { tags: [...tags, ...revisions], untold: untold.map(asTold) };
  }
}

function asTold({ _id, _rev }: PublishedDocument) {
  return { documentId: _id, revision: _rev };
}
