import { revalidateTag } from "next/cache";
import { z } from "zod";
import { env } from "#env.ts";
import { tagOf } from "#sanity/content-tag.ts";
import { documentTypes } from "#sanity/webhook/pages-of.ts";
import { readSignedBody } from "#sanity/webhook/read-signed-body.ts";

const message = z.object({ tags: z.array(z.enum(documentTypes.map(tagOf))) });

/** The site's message to itself: these pages are to be rendered anew. */
export async function POST(request: Request) {
  const body = await readSignedBody(request, env.SANITY_REVALIDATE_SECRET, Date.now());
  if (!body.isAccepted) return Response.json({ error: body.error }, { status: body.status });
  const parsed = message.safeParse(body.json);
  if (!parsed.success) return Response.json({ error: "The message names no tags" }, { status: 400 });
  for (const tag of parsed.data.tags) revalidateTag(tag, "max");
  return Response.json({ tags: parsed.data.tags });
}
