import { revalidateTag } from "next/cache";
import { env } from "#env.ts";
import { readSignedBody } from "#sanity/webhook/read-signed-body.ts";

/** What Next takes for a tag. */
const longestTag = 256;

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
  return Array.isArray(tags) && tags.every(isTag) ? tags : undefined;
}

function isTag(tag: unknown): tag is string {
  return typeof tag === "string" && tag.length <= longestTag;
}
