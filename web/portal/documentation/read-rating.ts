import "server-only";
import { openSession } from "#supabase/open-session.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { unwrap } from "#supabase/unwrap.ts";

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
