import type { RevisionMark } from "#sanity/revisions/revision-mark.ts";
import { pagesOf } from "#sanity/webhook/pages-of.ts";
import { findMoments } from "./find-moments.ts";
import type { PublishedDocument } from "./published-documents.ts";

// Between the content service's and this machine's.
const clockDifferenceMs = 10_000;

/**
 * Whether a page, rendered some time ago, shows `published` (all there is) as it would now: each document in it has the
 * same revision, none that may belong to it has come since, and none has appeared or disappeared by schedule.
 */
export function isUpToDate(
  { path, mark }: { path: string; mark: RevisionMark },
  published: readonly PublishedDocument[],
  ownPages: readonly string[],
): boolean {
  if (!mark.showsOnly(new Map(published.map(({ _id, _rev }) => [_id, _rev])))) return false;
  const related = published.filter(({ _type, slug }) => pagesOf(_type, slug, ownPages).includes(path));
  const since = mark.renderedAt - clockDifferenceMs;
  return (
    !related.some(
      ({ _id, _rev, _updatedAt }) => Date.parse(_updatedAt) > since && mark.find(_id, [_rev]) === undefined,
    ) && findMoments(related, since, Date.now()).length === 0
  );
}
