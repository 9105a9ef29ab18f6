import "server-only";
import { z } from "zod";
import { documentTypes } from "../document-types.ts";
import { previewClient } from "./preview-client.ts";

const limitMs = 5000;

/** Sees documents as they are stored, drafts and versions included. */
export const draftsClient = previewClient.withConfig({
  perspective: "raw",
  resultSourceMap: false,
  stega: false,
});

export const ofTypes = { types: documentTypes };

const storedDocument = z.looseObject({ _id: z.string() });
const draftsSchema = z.object({
  revision: z.string().nullable(),
  count: z.number(),
  edit: z.object({ before: storedDocument.nullable(), after: storedDocument }).nullable(),
});

/**
 * What a preview could show now: `state`, a few letters that are others after every edit, publish or deletion, and `edit`: the
 * document that was edited last, and what is published of it. Throws an Error when the content service does not answer.
 */
export async function readDrafts() {
  const answer: unknown = await draftsClient.fetch(
    `{
      "revision": *[_type in $types] | order(_updatedAt desc)[0]._rev,
      "count": count(*[_type in $types]),
      "edit": *[_type in $types] | order(_updatedAt desc)[0]{
        "after": @,
        "before": *[_id == string::split(^._id, "drafts.")[-1]][0]
      }
    }`,
    ofTypes,
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  const { revision, count, edit } = draftsSchema.parse(answer);
  return { state: `${revision ?? ""} ${count}`, edit };
}
