import "server-only";
import { z } from "zod";
import { client } from "#sanity/client.ts";
import { documentTypes } from "#sanity/document-types.ts";
import type { Publish } from "./publish.ts";
import { aroundQuery, type KnownDocument, ownTags, tagsOfPublish } from "./tags-of-publish.ts";

const limitMs = 2000;

const besideQuery = `*[_rev in $revisions && _type in $types && !(_id in $heard)]{_id, _type}`;

const beside = z.array(z.object({ _id: z.string(), _type: z.enum(documentTypes) }));

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

/**
 * The tags of what was published in one transaction with these and is not among them: the service tells of each document by itself, and a page
 * that shows two of them is not rendered with one of them as it was. None while the content service does not answer.
 */
export async function findTagsBeside(publishes: readonly Publish[]): Promise<string[]> {
  const revisions = [...new Set(publishes.flatMap(({ revision }) => revision ?? []))];
  const heard = publishes.map(({ documentId }) => documentId);
  try {
    const found = await client.fetch<unknown>(
      besideQuery,
      { types: documentTypes, revisions, heard },
      { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
    );
    const documents = beside.parse(found);
    const each = await Promise.all(
      documents.map(({ _id, _type }) => tagsOfPublish({ documentId: _id, type: _type }, ask)),
    );
    return each.flatMap(({ tags }) => tags);
  } catch (error) {
    console.warn("What was published together:", error instanceof Error ? error.message : "failed");
    return [];
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
