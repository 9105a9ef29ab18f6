import { anyTypeTag, contentTag, documentTag, listTag, placeTag } from "#sanity/content-tag.ts";
import type { DocumentType } from "#sanity/document-types.ts";

const documentsAtMost = 300;

export type KnownDocument = { _id: string; _type: DocumentType; slug?: string | null };

/** The documents with these ids and those that point at them, of the types in `$types`. */
export const aroundQuery = `*[_type in $types && (_id in $ids || references($ids))]{_id, _type, "slug": slug.current}`;

/**
 * The tags of what a publish may have changed, and the document as it is now. What follows a reference asks for the other end of it,
 * so a publish is one of what points at the document, too, and of what points at that, since a section may follow two; but not of the
 * menus, which every page shows: of a page they tell no more than its address, whatever that page points at. Of a document
 * that is gone or has moved the answers that have it are known by its id. `ask` answers `aroundQuery`.
 */
export async function tagsOfPublish(
  publish: { documentId: string; type: DocumentType },
  ask: (ids: readonly string[]) => Promise<readonly KnownDocument[]>,
): Promise<{ tags: string[]; document?: KnownDocument }> {
  const { tags, near } = await tagsOfPublishes([publish], ask);
  return { tags, document: near.find(({ _id }) => _id === publish.documentId) };
}

/** The same of several, with the documents themselves and those that point at one of them. */
export async function tagsOfPublishes(
  publishes: readonly { documentId: string; type: DocumentType }[],
  ask: (ids: readonly string[]) => Promise<readonly KnownDocument[]>,
): Promise<{ tags: string[]; near: readonly KnownDocument[] }> {
  const ids = new Set(publishes.map(({ documentId }) => documentId));
  const near = await ask([...ids]);
  const isAlone = near.every(({ _id }) => ids.has(_id));
  const isNear = new Set(near.map(({ _id }) => _id));
  const far = isAlone || near.length > documentsAtMost ? near : await ask([...isNear]);
  const around = far.filter(({ _id, _type }) => isNear.has(_id) || _type !== "siteSettings");
  const tags = around.length > documentsAtMost ? [contentTag] : around.flatMap(tagsOfDocument);
  return { tags: [...new Set([...publishes.flatMap(ownTags), ...tags])], near };
}

/** Without knowing anything else of it. */
export function ownTags({ documentId, type }: { documentId: string; type: DocumentType }): string[] {
  return [documentTag(documentId), listTag(type), anyTypeTag];
}

function tagsOfDocument({ _id, _type, slug }: KnownDocument): string[] {
  return [documentTag(_id), ...(slug ? [placeTag(_type, slug)] : [])];
}
