import { gatewayError } from "../request/lake-error.ts";
import type { LakeDocument } from "../store/lake-document.ts";

export type Perspective = "raw" | "published" | string[];

/**
 * Reads a `perspective` parameter: raw, published, drafts, previewDrafts, or release names separated by commas.
 * Without one, raw before API version 2025-02-19 and published from then on, as the API does.
 */
export function readPerspective(value: string | undefined, apiVersion: string): Perspective {
  if (value === undefined || value === "") {
    const isOld = apiVersion === "1" || (apiVersion !== "X" && apiVersion < "2025-02-19");
    return isOld ? "raw" : "published";
  }
  if (value === "raw" || value === "published") return value;
  const names = value.split(",").map((name) => (name === "previewDrafts" ? "drafts" : name));
  const isKnown = names.every((name) => /^[a-zA-Z0-9_-]+$/.test(name) && name !== "raw");
  if (!isKnown) throw gatewayError(400, `Invalid perspective "${value}"`);
  return names.filter((name) => name !== "published");
}

/** The documents that a query sees: of each group the highest version of the perspective, under the published id. */
export function resolvePerspective(
  documents: Iterable<LakeDocument>,
  perspective: Perspective,
): LakeDocument[] {
  if (perspective === "raw") return [...documents];
  const layers = perspective === "published" ? [] : perspective;
  const chosen = new Map<string, { rank: number; document: LakeDocument }>();
  for (const document of documents) {
    const { publishedId, layer } = splitId(document._id);
    const rank = layer === null ? layers.length : layers.indexOf(layer);
    if (rank < 0 || (chosen.get(publishedId)?.rank ?? Number.POSITIVE_INFINITY) < rank) continue;
    chosen.set(publishedId, { rank, document });
  }
  return [...chosen].flatMap(([publishedId, { document }]) => {
    if (isUnpublishMark(document)) return [];
    return perspective === "published"
      ? [document]
      : [{ ...document, _id: publishedId, _originalId: document._id }];
  });
}

/** `drafts.a` is layer "drafts" of `a`, `versions.r1.a` is layer "r1" of `a`, `a` is the published one. */
export function splitId(id: string): { publishedId: string; layer: string | null } {
  if (id.startsWith("drafts.")) return { publishedId: id.slice("drafts.".length), layer: "drafts" };
  if (!id.startsWith("versions.")) return { publishedId: id, layer: null };
  const [, layer = "", ...rest] = id.split(".");
  return { publishedId: rest.join("."), layer };
}

function isUnpublishMark({ _system }: LakeDocument): boolean {
  return typeof _system === "object" && _system !== null && "delete" in _system && _system.delete === true;
}
