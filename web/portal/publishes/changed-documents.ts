import "server-only";
import { z } from "zod";
import { client } from "#sanity/client.ts";
import { documentTypes } from "#sanity/webhook/pages-of.ts";

const limitMs = 5000;

/** What a webhook message says of a document, asked for instead of heard. */
const messageFields = `_id, _type, _rev, _updatedAt, "slug": slug.current,
  "title": coalesce(title, agencyName, client, who, text, source)`;

const changedQuery = `*[_type in $types && dateTime(_updatedAt) > dateTime($since)]
  | order(_updatedAt asc)[0...100]{${messageFields}}`;

const scheduledQuery = `*[_type in $types && (dateTime(publishFrom) > dateTime($since) || dateTime(publishUntil) > dateTime($since))]
  {${messageFields}, publishFrom, publishUntil}`;

const document = z.object({
  _id: z.string(),
  _type: z.enum(documentTypes),
  _rev: z.string(),
  _updatedAt: z.string(),
  slug: z.string().nullish(),
  title: z.string().nullish(),
});

const scheduled = document.extend({
  publishFrom: z.iso.datetime({ offset: true }).nullish(),
  publishUntil: z.iso.datetime({ offset: true }).nullish(),
});

export type ScheduledDocument = z.infer<typeof scheduled>;

/** The published documents that changed after `since`, oldest first. Throws an Error when it cannot be known. */
export async function listChanged(since: string): Promise<z.infer<typeof document>[]> {
  return z.array(document).parse(await ask(changedQuery, since));
}

/** The published documents that appear or disappear by themselves after `since`. Throws an Error when it cannot be known. */
export async function listScheduled(since: string): Promise<ScheduledDocument[]> {
  return z.array(scheduled).parse(await ask(scheduledQuery, since));
}

function ask(query: string, since: string): Promise<unknown> {
  return client.fetch(
    query,
    { types: documentTypes, since },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
}
