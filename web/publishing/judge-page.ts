import type { RevisionMark } from "#sanity/revisions/revision-mark.ts";
import { isGone, type PageState, type Publish } from "./publish.ts";

/** What a page that was asked for answered: its mark, or that it leads elsewhere. */
export type PageAnswer = { mark: RevisionMark } | "redirects";

/**
 * What a page's answer says about a publish; `later` are the publishes of the same document that came after it, and
 * `appliedAt` is when the pages were told to render anew. An answer rendered before that proves nothing, nor does one
 * with an unknown revision: something older can still have been read just then. A publish that names no revision has
 * to be content with any.
 */
export function judgePage(
  answer: PageAnswer,
  publish: Pick<Publish, "documentId" | "revision" | "operation">,
  later: readonly Pick<Publish, "revision" | "operation">[],
  appliedAt: number,
): PageState {
  const known = [publish, ...later];
  const mayBeGone = known.some(isGone);
  if (answer === "redirects") return mayBeGone ? "gone" : "absent";
  if (answer.mark.renderedAt < appliedAt) return "waiting";
  const shownRevisions = known.filter((one) => !isGone(one)).map(({ revision }) => revision);
  const found = answer.mark.find(publish.documentId, shownRevisions);
  if (found === "same") return "live";
  if (found === "other") return publish.revision === null && !isGone(publish) ? "live" : "waiting";
  return mayBeGone ? "gone" : "absent";
}
