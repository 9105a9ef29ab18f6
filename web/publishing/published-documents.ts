import "server-only";
import { z } from "zod";
import { client } from "#sanity/client.ts";
import { documentTypes } from "#sanity/document-types.ts";

const limitMs = 5000;

/** What a webhook message says of a document, asked for instead of heard. */
const messageFields = `_id, _type, _rev, _updatedAt, "slug": slug.current,
  "title": coalesce(title, agencyName, client, who, text, source)`;

const publishedQuery = `*[_type in $types] | order(_updatedAt asc){${messageFields}, publishFrom, publishUntil}`;

export const mostPublishedSince = 200;

const sinceQuery = `*[_type in $types && dateTime(_updatedAt) > dateTime($since)] | order(_updatedAt desc)[0...${mostPublishedSince}]
  {${messageFields}}`;

const scheduledQuery = `*[_type in $types && (dateTime(publishFrom) > dateTime($since) || dateTime(publishUntil) > dateTime($since))]
  {${messageFields}, publishFrom, publishUntil}`;

const published = z.object({
  _id: z.string(),
  _type: z.enum(documentTypes),
  _rev: z.string(),
  _updatedAt: z.string(),
  // What no form would take is no reason to know nothing of the others.
  slug: z.string().nullish().catch(null),
  title: z.string().nullish().catch(null),
  publishFrom: z.iso.datetime({ offset: true }).nullish().catch(null),
  publishUntil: z.iso.datetime({ offset: true }).nullish().catch(null),
});

export type PublishedDocument = z.infer<typeof published>;

/** All published documents, the longest unchanged first. Throws an Error when they cannot be known. */
export function readPublished(): Promise<PublishedDocument[]> {
  return ask(publishedQuery, {});
}

/** What was published after `since`, the newest first, at most so many. Throws an Error when it cannot be known. */
export function readPublishedSince(since: string): Promise<PublishedDocument[]> {
  return ask(sinceQuery, { since });
}

/** A published document, or undefined where there is none. Throws an Error when it cannot be known. */
export async function findPublished(id: string): Promise<PublishedDocument | undefined> {
  const [found] = await ask(`*[_id == $id && _type in $types]{${messageFields}}`, { id });
  return found;
}

/** The published documents that appear or disappear by themselves after `since`. Throws an Error when it cannot be known. */
export function readScheduled(since: string): Promise<PublishedDocument[]> {
  return ask(scheduledQuery, { since });
}

async function ask(query: string, parameters: Record<string, string>): Promise<PublishedDocument[]> {
  const found = await client.fetch<unknown>(
    query,
    { types: documentTypes, ...parameters },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  return parsePublished(found);
}

/** The content service's answer; of a document that somebody wrote past the Studio, what a program can go by. */
export function parsePublished(found: unknown): PublishedDocument[] {
  return z.array(published).parse(found);
}
