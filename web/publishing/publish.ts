import type { DocumentType } from "#sanity/document-types.ts";

/** `live`: shown in this revision or a later one · `gone`: no longer shown · `absent`: was never shown there. */
export type PageState = "waiting" | "live" | "gone" | "absent" | "failed";

export type PageOutcome = { path: string; is: PageState; seconds?: number };

/** Something that the content service published, and what became of it on the pages that may show it. */
export type Publish = {
  /** Its row in publish_events; undefined while the database cannot be reached. */
  id: string | undefined;
  documentId: string;
  type: DocumentType;
  revision: string | null;
  operation: "create" | "update" | "delete" | "appear" | "disappear";
  /** When the site heard of it, in milliseconds. */
  receivedAt: number;
  pages: PageOutcome[];
};

export function isGone({ operation }: Pick<Publish, "operation">): boolean {
  return operation === "delete" || operation === "disappear";
}
