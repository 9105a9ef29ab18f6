import { readPatch } from "../mutate/read-patch.ts";
import { requireRevision } from "../mutate/require-revision.ts";
import type { WriteTransaction } from "../mutate/write-transaction.ts";
import { splitId } from "../query/perspective.ts";
import { isRecord } from "../request/is-record.ts";
import { malformed, mutationError } from "../request/lake-error.ts";
import { readActionDocument, readActionId, readPublishedId, readVersionId } from "./read-action.ts";

export type Action = (transaction: WriteTransaction, action: Record<string, unknown>, index: number) => void;

export const createDocument: Action = (transaction, action, index) => {
  const document = readActionDocument(action, "attributes");
  const ignoresExisting = action.ifExists === "ignore";
  const publishedId = readPublishedId(
    action,
    splitId(String(document._id)).layer ? String(document._id) : undefined,
  );
  if (!ignoresExisting && document._id !== publishedId && transaction.read(publishedId)) {
    const description = `Document by ID "${publishedId}" already exists`;
    throw mutationError(409, index, "documentAlreadyExistsError", description, { id: publishedId });
  }
  transaction.apply({ kind: ignoresExisting ? "createIfNotExists" : "create", document }, index);
};

/** Edits a draft or version, which is first copied from the published document when it does not exist. */
export const editDocument: Action = (transaction, action, index) => {
  const id = readVersionId(action, "draftId");
  const publishedId = readPublishedId(action, id);
  if (!isRecord(action.patch)) throw malformed('"patch" must be an object');
  const patch = readPatch(action.patch);
  if (!transaction.read(id)) {
    const published = transaction.require(publishedId, index);
    transaction.apply({ kind: "createIfNotExists", document: { ...published, _id: id } }, index);
  }
  transaction.apply({ kind: "patch", id, patch }, index);
};

export const publishDocument: Action = (transaction, action, index) => {
  const id =
    action.versionId === undefined ? readVersionId(action, "draftId") : readVersionId(action, "versionId");
  const publishedId = readPublishedId(action, id);
  const version = transaction.require(id, index);
  requireRevision(version, id, action.ifDraftRevisionId ?? action.ifVersionRevisionId, index);
  requireRevision(transaction.read(publishedId), publishedId, action.ifPublishedRevisionId, index);
  const { _system, _updatedAt, ...content } = version;
  const published = strengthenReferences(content);
  if (!isRecord(published)) throw new Error(`Could not publish ${id}`);
  transaction.apply({ kind: "createOrReplace", document: { ...published, _id: publishedId } }, index);
  transaction.apply({ kind: "delete", id, purge: false }, index);
};

export const unpublishDocument: Action = (transaction, action, index) => {
  const draftId = readVersionId(action, "draftId");
  const publishedId = readPublishedId(action, draftId);
  const { _updatedAt, ...published } = transaction.require(publishedId, index);
  transaction.apply({ kind: "createIfNotExists", document: { ...published, _id: draftId } }, index);
  transaction.apply({ kind: "delete", id: publishedId, purge: false }, index);
};

export const deleteDocument: Action = (transaction, action, index) => {
  const id = readPublishedId(action);
  const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts : [];
  const purge = action.purge === true;
  transaction.require(id, index);
  const draftId = `drafts.${id}`;
  if (transaction.read(draftId) && !drafts.includes(draftId)) {
    const description = `Document "${id}" has a draft that is not part of the deletion`;
    throw mutationError(409, index, "documentHasVersionsError", description, { id });
  }
  for (const versionId of drafts) {
    const version = readVersionId({ versionId }, "versionId");
    readPublishedId(action, version);
    transaction.apply({ kind: "delete", id: version, purge }, index);
  }
  transaction.apply({ kind: "delete", id, purge }, index);
};

export const discardDraft: Action = (transaction, action, index) => {
  const name = action.versionId === undefined ? "draftId" : "versionId";
  const id = readVersionId(action, name);
  transaction.require(id, index);
  transaction.apply({ kind: "delete", id, purge: action.purge === true }, index);
};

export const replaceDraft: Action = (transaction, action, index) => {
  const document = readActionDocument(action, "attributes");
  const id = readVersionId(document, "_id");
  const publishedId = readPublishedId(action, id);
  if (!transaction.read(id)) transaction.require(publishedId, index);
  transaction.apply({ kind: "createOrReplace", document }, index);
};

export const createVersion: Action = (transaction, action, index) => {
  if (action.baseId === undefined) {
    const document = readActionDocument(action, "document");
    readPublishedId(action, readVersionId(document, "_id"));
    transaction.apply({ kind: "create", document }, index);
    return;
  }
  const versionId = readVersionId(action, "versionId");
  readPublishedId(action, versionId);
  const baseId = readActionId(action, "baseId");
  const base = transaction.require(baseId, index);
  requireRevision(base, baseId, action.ifBaseRevisionId, index);
  const { _createdAt, _updatedAt, ...content } = base;
  transaction.apply({ kind: "create", document: { ...content, _id: versionId } }, index);
};

export const replaceVersion: Action = (transaction, action, index) => {
  const document = readActionDocument(action, "document");
  transaction.require(readVersionId(document, "_id"), index);
  transaction.apply({ kind: "createOrReplace", document }, index);
};

/** Marks a version so that the document is unpublished with the release. */
export const unpublishVersion: Action = (transaction, action, index) => {
  const versionId = readVersionId(action, "versionId");
  const { _updatedAt, ...published } = transaction.require(readPublishedId(action, versionId), index);
  const version = transaction.read(versionId) ?? published;
  const system = isRecord(version._system) ? version._system : {};
  const document = { ...version, _id: versionId, _system: { ...system, delete: true } };
  transaction.apply({ kind: "createOrReplace", document }, index);
};

/** A copy of the value as it is published: references that waited for publication become strong, unless meant to stay weak. */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (!isRecord(value)) return value;
  const { _strengthenOnPublish: wish, ...rest } = value;
  const entries = Object.entries(wish === undefined ? value : rest).map(([name, member]) => [
    name,
    strengthenReferences(member),
  ]);
  const staysWeak = wish === undefined || (isRecord(wish) && wish.weak === true);
  return Object.fromEntries(staysWeak ? entries : entries.filter(([name]) => name !== "_weak"));
}
