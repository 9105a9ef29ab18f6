import type { SessionUser } from "#supabase/session-user.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./guide-rating.module.css";
import { readRating } from "./stored-rating.ts";

type GuideRatingProps = { articleId: string; slug: string; user: SessionUser };

/** Asks whether a guide helped; says what one has answered. The owner sees what all readers say. */
export async function GuideRating({ articleId, slug, user }: GuideRatingProps) {
  const isOwner = user.role === "owner";
  const { answer, totals } = await readRating(articleId, user);
  return (
    <section id="rating" className={styles.rating} aria-labelledby="rating-question">
      <h2 id="rating-question">Was this helpful?</h2>
      <form action={`/api/documentation/${slug}/rating`} method="post">
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            type="submit"
            name="helpful"
            value={value ? "yes" : "no"}
            variant={answer === value ? "secondary" : "outline"}
            size="sm"
            aria-pressed={answer === value}
          >
            {value ? "Yes" : "No"}
          </Button>
        ))}
      </form>
      {answer === undefined ? null : (
        <p role="status">
          {answer
            ? "Thank you. Glad it did."
            : "Thank you. Tell us in your project’s messages what is missing."}
        </p>
      )}
      {isOwner ? <p>{describeTotals(totals)}</p> : null}
    </section>
  );
}

function describeTotals(totals: { helpful: number; unhelpful: number } | null | undefined): string {
  const { helpful = 0, unhelpful = 0 } = totals ?? {};
  const all = helpful + unhelpful;
  if (all === 0) return "No ratings yet.";
  return `${helpful} of ${all} ${all === 1 ? "reader says" : "readers say"} yes.`;
}
