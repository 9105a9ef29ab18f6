import "server-only";
import { z } from "zod";
import { client } from "#sanity/client.ts";
import { documentTypes } from "#sanity/document-types.ts";
import type { Publish } from "./publish.ts";
import { aroundQuery, type KnownDocument, ownTags, tagsOfPublish } from "./tags-of-publish.ts";

const limitMs = 2000;

const around = z.array(
  z.object({ _id: z.string(), _type: z.enum(documentTypes), slug: z.string().nullish() }),
);

/** The tags of what a publish may have changed; while the content service does not answer, only those of the document itself. */
export async function findTags(
  publish: Pick<Publish, "documentId" | "type">,
): ReturnType<typeof tagsOfPublish> {
  try {
    return await tagsOfPublish(publish, ask);
  } catch (error) {
    console.warn("What a publish may have changed:", error instanceof Error ? error.message : "failed");
    return { tags: ownTags(publish) };
  }
}

async function ask(ids: readonly string[]): Promise<KnownDocument[]> {
  const found = await client.fetch<unknown>(
    aroundQuery,
    { types: documentTypes, ids },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  return around.parse(found);
}
