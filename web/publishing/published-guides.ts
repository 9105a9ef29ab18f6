import "server-only";
import { wordsOfBody } from "schemas/words-of-body.ts";
import { z } from "zod";
import { client } from "#sanity/client.ts";

const limitMs = 5000;

/** No more of a text is searched: what comes after is read on the guide's page alone. */
const longestText = 60_000;

// A time that cannot be read says nothing of when a guide is shown: then it is not, as on its own page.
const areGuides = `_type == "docArticle" && slug.current > ""
  && (!defined(publishFrom) || defined(dateTime(publishFrom))) && (!defined(publishUntil) || defined(dateTime(publishUntil)))`;

const revisionsQuery = `*[${areGuides}]{_id, _rev}`;

const guidesQuery = `*[${areGuides}]{
  _id, _rev, _updatedAt, "slug": slug.current, title, category, audience, summary, "text": ${wordsOfBody},
  "publishFrom": dateTime(publishFrom), "publishUntil": dateTime(publishUntil)
}`;

const revisions = z.array(z.object({ _id: z.string(), _rev: z.string() }));

/** What no form would take is left out, and what is for nobody known is for the owner. */
const words = z
  .string()
  .catch("")
  .transform((text) => text.toWellFormed().replaceAll("\0", "").slice(0, longestText).toWellFormed());
const time = z.iso.datetime({ offset: true }).nullish();

const guides = z.array(
  z
    .object({
      _id: z.string(),
      _rev: z.string(),
      _updatedAt: z.iso.datetime({ offset: true }),
      slug: words,
      title: words,
      category: words,
      summary: words,
      text: words,
      audience: z.enum(["everyone", "owner"]).catch("owner"),
      publishFrom: time,
      publishUntil: time,
    })
    .transform(({ _id, _rev, _updatedAt, slug, title, text, publishFrom, publishUntil, ...guide }) => ({
      ...guide,
      content_id: _id,
      revision: _rev,
      slug,
      title: title || slug,
      body: text,
      publish_from: publishFrom ?? null,
      publish_until: publishUntil ?? null,
      updated_at: _updatedAt,
    })),
);

/** The published guides by their ids, with their revisions. Throws an Error when they cannot be known. */
export async function readGuideRevisions(): Promise<Map<string, string>> {
  const found = revisions.parse(await ask(revisionsQuery));
  return new Map(found.map(({ _id, _rev }) => [_id, _rev]));
}

/** The published guides as the database keeps them. Throws an Error when they cannot be known. */
export async function readPublishedGuides() {
  return guides.parse(await ask(guidesQuery));
}

function ask(query: string): Promise<unknown> {
  return client.fetch<unknown>(query, {}, { cache: "no-store", signal: AbortSignal.timeout(limitMs) });
}
