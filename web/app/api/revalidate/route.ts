import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { env } from "#env.ts";
import { tagOf } from "#sanity/content-tag.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { isDocumentType, pagesOf } from "#sanity/webhook/pages-of.ts";
import { readSignedMessage } from "#sanity/webhook/read-signed-message.ts";
import { warmPages } from "#sanity/webhook/warm-pages.ts";
import { serviceSlugsQuery } from "#sections/service-page/service-page.query.ts";

/** The content service says that something was published: what shows it is rendered anew. */
export async function POST(request: Request) {
  const result = await readSignedMessage(request, env.SANITY_REVALIDATE_SECRET, Date.now());
  if (!result.isAccepted) return Response.json({ error: result.error }, { status: result.status });
  const { _type: type, slug } = result.message;
  if (!isDocumentType(type)) return Response.json({ tags: [], pages: [] });

  const tag = tagOf(type);
  revalidateTag(tag, "max");
  const pages = pagesOf(type, slug, await readServiceSlugs());
  // The tag takes effect once this answer is complete; before that the pages would still look fresh.
  after(() => warmPages(pages));
  return Response.json({ tags: [tag], pages });
}

async function readServiceSlugs(): Promise<string[]> {
  try {
    const slugs = await sanityFetch({ query: serviceSlugsQuery, reads: ["servicePage"] });
    return slugs.filter((slug) => slug !== null);
  } catch (error) {
    console.warn("Service pages are not warmed:", error);
    return [];
  }
}
