import "server-only";
import { z } from "zod";
import type { SessionUser } from "#session/session-user.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { readGuide } from "./read-guides.ts";

/** What somebody has said about a guide, and for the owner what all have. */
export async function readRating(articleId: string, user: SessionUser) {
  const client = await openSession();
  const read = unwrap("The ratings of a guide could not be read");
  const [own, totals] = await Promise.all([
    client
      .from("article_ratings")
      .select("is_helpful")
      .eq("article_id", articleId)
      .eq("user_id", user.id)
      .maybeSingle()
      .then(read),
    user.role === "owner"
      ? client.rpc("count_article_ratings").eq("article_id", articleId).maybeSingle().then(read)
      : null,
  ]);
  return { answer: own?.is_helpful, totals };
}

const rating = z.object({ helpful: z.enum(["yes", "no"]) });

/** Stores whether a guide helped its reader, in place of what they said before. */
export async function rateGuide(slug: string, values: unknown, user: SessionUser): Promise<FormOutcome> {
  const words = (await getTexts()).documentation.rating;
  const asked = rating.safeParse(values);
  if (!asked.success) return { status: 400, error: words.notAnswered };
  const guide = await readGuide(slug, user.role === "owner");
  if (!guide) return { status: 404, error: words.noGuide };
  const client = await openWritableSession();
  const data = await client
    .rpc("rate_article", {
      article_id: guide._id,
      is_helpful: asked.data.helpful === "yes",
    })
    .then(unwrap("The rating could not be stored"));
  if (!data) return { status: 429, error: words.tooMany };
  return { next: `/documentation/${slug}#rating` };
}
