import "server-only";
import { z } from "zod";
import { documentTypes } from "../webhook/pages-of.ts";
import { previewClient } from "./preview-client.ts";

const limitMs = 5000;
const stateClient = previewClient.withConfig({ perspective: "raw", resultSourceMap: false, stega: false });

const storedDocument = z.looseObject({ _id: z.string() });
const lastEdit = z.object({ before: storedDocument.nullable(), after: storedDocument }).nullable();
const state = z.object({ revision: z.string().nullable(), count: z.number() });

/** A few letters that are others after every edit, publish or deletion. Throws an Error when it cannot be read. */
export async function readDraftState(): Promise<string> {
  const answer: unknown = await stateClient.fetch(
    `{"revision": *[_type in $types] | order(_updatedAt desc)[0]._rev, "count": count(*[_type in $types])}`,
    { types: documentTypes },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  const { revision, count } = state.parse(answer);
  return `${revision ?? ""} ${count}`;
}

/** The document that was edited last, and what is published of it. Throws an Error when it cannot be read. */
export async function readLastEdit() {
  const answer: unknown = await stateClient.fetch(
    `*[_type in $types] | order(_updatedAt desc)[0]{
      "after": @,
      "before": *[_id == string::split(^._id, "drafts.")[-1]][0]
    }`,
    { types: documentTypes },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  return lastEdit.parse(answer) ?? undefined;
}
