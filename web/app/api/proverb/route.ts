import { changePage } from "#forms/answer-filled-page.ts";
import { fillSaying } from "#forms/fill-page.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { proverbsQuery } from "#sections/magic-8-ball/proverbs.query.ts";
import { getTexts } from "#texts/get-texts.ts";

export const dynamic = "force-dynamic";

/** One proverb at random, chosen now: the contact page with it, or its plain text, for a browser without script. */
export async function GET(request: Request) {
  const headers = { "cache-control": "no-store" };
  const proverb = await pickProverb();
  if (!proverb) {
    const { none } = (await getTexts()).advice;
    return Response.json({ error: none }, { status: 503, headers });
  }
  const accept = request.headers.get("accept") ?? "";
  const { text, reference } = proverb;
  const fill = (html: string) =>
    fillSaying(html, { action: "/api/proverb", text: text ?? "", reference: reference ?? "" });
  const page = accept.includes("text/html") && (await changePage("/contact", fill, { headers }));
  if (page) return page;
  return new Response(`${proverb.text}\n\n${proverb.reference}\n`, { headers });
}

async function pickProverb() {
  try {
    const proverbs = await sanityFetch({ query: proverbsQuery });
    return proverbs[Math.floor(Math.random() * proverbs.length)];
  } catch (error) {
    console.error("The proverbs could not be read:", error);
  }
}
