import type { RevisionMark } from "#sanity/revisions/revision-mark.ts";
import { findMoments } from "./find-moments.ts";
import type { PublishedDocument } from "./published-documents.ts";

// Between the content service's and this machine's.
const clockDifferenceMs = 10_000;
const mostLookedAt = 30;

type RenderedPage = {
  mark: RevisionMark;
  /** Whether it was made from something that a publish of these tags makes old; undefined where nobody knows. */
  isMadeFrom: (tags: readonly string[]) => boolean | undefined;
};

/**
 * Tells of pages, rendered some time ago, whether each shows `published` (all there is) as it would now: every document in it has the
 * same revision, none that may belong to it has come since, and none has appeared or disappeared by schedule. `findTags` says what a
 * publish of a document may change. Where many have come a page does not show all, whichever they are.
 */
export function comparePages(
  published: readonly PublishedDocument[],
  findTags: (document: PublishedDocument) => Promise<readonly string[]>,
): (page: RenderedPage) => Promise<boolean> {
  const revisions = new Map(published.map(({ _id, _rev }) => [_id, _rev]));
  const found = new Map<string, Promise<readonly string[]>>();
  const tagsOf = (document: PublishedDocument) => {
    const tags = found.get(document._id) ?? findTags(document);
    found.set(document._id, tags);
    return tags;
  };

  return async ({ mark, isMadeFrom }) => {
    if (!mark.showsOnly(revisions)) return false;
    const since = mark.renderedAt - clockDifferenceMs;
    const come = published.filter(
      (document) =>
        (Date.parse(document._updatedAt) > since && mark.find(document._id, [document._rev]) === undefined) ||
        findMoments([document], since, Date.now()).length > 0,
    );
    if (come.length > mostLookedAt) return false;
    for (const document of come) if (isMadeFrom(await tagsOf(document)) !== false) return false;
    return true;
  };
}
