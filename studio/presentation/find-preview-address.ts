import { getPublishedId } from "@sanity/client/csm";
import type { SanityDocumentLike } from "sanity";
import { findSitePath } from "./find-site-path.ts";

/** For the Studio's “Open preview”: its own Preview tool with the document's page beside the form. */
export function findPreviewAddress(document: SanityDocumentLike): string | undefined {
  const path = findSitePath(document);
  if (!path) return;
  const id = getPublishedId(document._id);
  const query = new URLSearchParams({ preview: path });
  return new URL(
    `/presentation/${document._type}/${id}?${query}`,
    globalThis.location?.href ?? "http://localhost/",
  ).href;
}
