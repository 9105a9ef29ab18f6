import { Mutation } from "@sanity/mutator";
import { mutationError } from "../request/lake-error.ts";
import type { LakeDocument } from "../store/lake-document.ts";
import type { PatchOperations } from "./read-patch.ts";

const immutable = ["_id", "_type"] as const;

/**
 * The document after the patch, by the same code that the Studio applies it with.
 * Throws a mutationError when a path does not parse, or when the patch touches the document's identity.
 */
export function applyPatch(
  document: LakeDocument,
  operations: Omit<PatchOperations, "ifRevisionID">,
  index: number,
): Record<string, unknown> {
  const { _id: id } = document;
  let patched: Record<string, unknown> | null;
  try {
    patched = new Mutation({ mutations: [{ patch: { id, ...operations } }] }).apply(document);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw mutationError(400, index, "invalidPatchError", `Unable to patch document "${id}": ${reason}`, {
      id,
    });
  }
  for (const attribute of immutable) {
    if (patched?.[attribute] !== document[attribute]) {
      const description = `Cannot modify immutable attribute "${attribute}"`;
      throw mutationError(409, index, "immutableAttributeError", description, { id });
    }
  }
  return patched ?? document;
}
