import { mutationError } from "../request/lake-error.ts";
import type { LakeDocument } from "../store/lake-document.ts";

/** Throws a 409 when another revision of the document is expected than there is. */
export function requireRevision(
  document: LakeDocument | null,
  id: string,
  expected: unknown,
  index: number,
): void {
  if (typeof expected !== "string" || document?._rev === expected) return;
  const description = `Document "${id}" has unexpected revision ID ("${document?._rev ?? ""}"), expected "${expected}"`;
  throw mutationError(409, index, "documentRevisionIDDoesNotMatchError", description, {
    id,
    currentRevisionID: document?._rev ?? null,
    expectedRevisionID: expected,
  });
}
