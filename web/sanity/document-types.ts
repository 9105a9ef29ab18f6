import type { AllSanitySchemaTypes } from "schemas/generated/content.ts";

type AnyDocument = Extract<AllSanitySchemaTypes, { _id: string; _rev: string }>;

/** The types of document that an owner edits; uploaded files come with the document that uses them. */
export type DocumentType = Exclude<AnyDocument["_type"], `sanity.${string}`>;

/** Whether public pages show documents of the type, which a receipt says of one that none shows. */
const all: Record<DocumentType, boolean> = {
  siteSettings: true,
  promises: true,
  homePage: true,
  brandKit: true,
  workPage: true,
  serviceCard: true,
  servicePage: true,
  page: true,
  caseStudy: true,
  testimonial: true,
  industry: true,
  showcasePage: true,
  announcement: true,
  legalPage: true,
  proverb: true,
  docArticle: true,
  carePlan: false,
  portal: false,
  redirect: false,
};

export const documentTypes = Object.keys(all).filter(isDocumentType);

export function isDocumentType(type: string | null | undefined): type is DocumentType {
  return typeof type === "string" && Object.hasOwn(all, type);
}

export function areOnPages(type: DocumentType): boolean {
  return all[type];
}
