import type { AllSanitySchemaTypes } from "schemas/generated/content.ts";

type AnyDocument = Extract<AllSanitySchemaTypes, { _id: string; _rev: string }>;

/** The types of document that an owner edits; uploaded files come with the document that uses them. */
export type DocumentType = Exclude<AnyDocument["_type"], `sanity.${string}`>;

export type ContentTag = `type:${DocumentType}`;

/** The cache tag of everything that was rendered from documents of this type. */
export function tagOf(type: DocumentType): ContentTag {
  return `type:${type}`;
}
