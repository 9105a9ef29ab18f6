import type { WriteTransaction } from "../mutate/write-transaction.ts";
import { isRecord } from "../request/is-record.ts";
import { LakeError, mutationError } from "../request/lake-error.ts";
import type { LakeDocument } from "../store/lake-document.ts";

/** The document by this id. Throws a 404 when there is none. */
export function requireDocument(transaction: WriteTransaction, id: string, index: number): LakeDocument {
  const document = transaction.read(id);
  if (document) return document;
  const description = `The document with the ID "${id}" was not found`;
  throw mutationError(404, index, "documentNotFoundError", description, { id });
}

/** Throws a 409 when the action expects another revision of the document than there is. */
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

/** The same refusal, called an error of the actions instead of the mutations. */
export function asActionError(error: unknown): unknown {
  if (!(error instanceof LakeError) || !isRecord(error.body.error)) return error;
  if (error.body.error.type !== "mutationError") return error;
  const description = error.message.replace("The mutation(s) failed", "The action(s) failed");
  return new LakeError(
    error.status,
    { error: { ...error.body.error, description, type: "actionError" } },
    description,
  );
}
