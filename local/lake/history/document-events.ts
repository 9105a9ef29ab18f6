import { splitId } from "../query/perspective.ts";
import type { Change, Commit, LakeDocument } from "../store/lake-document.ts";

type Event = Record<string, unknown> & { type: string };

/**
 * What a transaction meant for a document, in the words of the Studio's history: a version created, published or
 * discarded, the document unpublished, deleted, or changed without a draft. `id` is the published id or a version's,
 * `draft` the document's draft after the transaction.
 */
export function documentEvents(commit: Commit, id: string, draft: LakeDocument | null): Event[] {
  const { publishedId, layer } = splitId(id);
  const group = commit.changes.filter(({ documentId }) => splitId(documentId).publishedId === publishedId);
  const published = group.find(({ documentId }) => documentId === publishedId);
  const versions = group.filter(
    ({ documentId }) => documentId !== publishedId && (!layer || documentId === id),
  );
  const events = [
    ...versions.flatMap((version) => versionEvents(version, published, commit, publishedId)),
    ...(published ? publishedEvents(published, versions, draft, commit) : []),
  ];
  const base = { timestamp: commit.timestamp, author: commit.author, documentId: publishedId };
  return events
    .filter((event) => layer || event.type !== "createDocumentVersion")
    .map((event) => ({ ...base, ...event }));
}

function versionEvents(
  version: Change,
  published: Change | undefined,
  commit: Commit,
  publishedId: string,
): Event[] {
  const versionId = version.documentId;
  const release = splitId(versionId).layer;
  const base = {
    documentId: publishedId,
    versionId,
    ...(release === "drafts" ? {} : { releaseId: release }),
  };
  if (!version.before && version.after && published?.after !== null) {
    return [{ ...base, type: "createDocumentVersion", versionRevisionId: commit.transactionId }];
  }
  if (!version.before || version.after) return [];
  const versionRevisionId = version.before._rev;
  if (published?.after) {
    const revisionId = commit.transactionId;
    const cause = { publishCause: "document.publish", contributors: [commit.author] };
    return [{ ...base, type: "publishDocumentVersion", revisionId, versionRevisionId, ...cause }];
  }
  return published ? [] : [{ ...base, type: "deleteDocumentVersion", versionRevisionId }];
}

function publishedEvents(
  published: Change,
  versions: Change[],
  draft: LakeDocument | null,
  { transactionId }: Commit,
): Event[] {
  if (!published.after) {
    if (!draft) return [{ type: "deleteDocumentGroup" }];
    return [{ type: "unpublishDocument", versionId: draft._id, versionRevisionId: draft._rev }];
  }
  if (versions.some(({ before, after }) => before && !after)) return [];
  const type = published.before ? "updateLiveDocument" : "createLiveDocument";
  return [{ type, revisionId: transactionId }];
}
