import "server-only";
import { z } from "zod";
import { client } from "#sanity/client.ts";
import { documentTypes } from "#sanity/document-types.ts";
import type { Publish } from "./publish.ts";
import {
  aroundQuery,
  type KnownDocument,
  ownTags,
  tagsOfPublish,
  tagsOfPublishes,
} from "./tags-of-publish.ts";

const limitMs = 2000;

const around = z.array(
  z.object({ _id: z.string(), _type: z.enum(documentTypes), slug: z.string().nullish() }),
);

type Document = Pick<Publish, "documentId" | "type">;

/** The tags of what a publish may have changed; while the content service does not answer, only those of the document itself. */
export function findTags(publish: Document): ReturnType<typeof tagsOfPublish> {
  return tagsOfPublish(publish, ask).catch((error: unknown) => {
    logFailure(error);
    return { tags: ownTags(publish) };
  });
}

/** The same of several, in two questions. */
export async function findTagsOfAll(publishes: readonly Document[]): Promise<string[]> {
  if (publishes.length === 0) return [];
  const { tags } = await tagsOfPublishes(publishes, ask).catch((error: unknown) => {
    logFailure(error);
    return { tags: publishes.flatMap(ownTags) };
  });
  return tags;
}

function logFailure(error: unknown): void {
  console.warn("What a publish may have changed:", error instanceof Error ? error.message : "failed");
}

async function ask(ids: readonly string[]): Promise<KnownDocument[]> {
  const found = await client.fetch<unknown>(
    aroundQuery,
    { types: documentTypes, ids },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  return around.parse(found);
}
