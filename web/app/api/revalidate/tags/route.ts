import { revalidateTag } from "next/cache";
import { env } from "#env.ts";
import { tagOf } from "#sanity/content-tag.ts";
import { documentTypes } from "#sanity/webhook/pages-of.ts";
import { readSignedBody } from "#sanity/webhook/read-signed-body.ts";

const known: ReadonlySet<unknown> = new Set(documentTypes.map(tagOf));

/** The site's message to itself: these pages are to be rendered anew. */
export async function POST(request: Request) {
  const body = await readSignedBody(request, env.SANITY_REVALIDATE_SECRET, Date.now());
  if (!body.isAccepted) return Response.json({ error: body.error }, { status: body.status });
  const tags = readTags(body.json);
  if (!tags) return Response.json({ error: "The message names no tags" }, { status: 400 });
  for (const tag of tags) revalidateTag(tag, "max");
  return Response.json({ tags });
}

/** By hand: each start of the site sends this message, and would load the checking library with it. */
function readTags(message: unknown): string[] | undefined {
  if (typeof message !== "object" || message === null || !("tags" in message)) return;
  const { tags } = message;
  return Array.isArray(tags) && tags.every((tag) => known.has(tag)) ? tags : undefined;
}
