import { contentTag, documentTag } from "#server/document-tag.ts";
import type { DocumentType } from "./document-types.ts";

/** Of an answer over what no type is said of: any publish may change it. */
export const anyTypeTag = "list:*";

/** Of an answer over documents of a type, whichever they are. */
export function listTag(type: DocumentType): string {
  return `list:${type}`;
}

/** Of an answer about the one document of a type that has this place in the address of its page. */
export function placeTag(type: DocumentType, slug: string): string {
  return `place:${type}/${encodeURIComponent(slug)}`;
}

export { contentTag, documentTag };
