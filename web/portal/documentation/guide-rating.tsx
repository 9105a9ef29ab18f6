import type { SessionUser } from "#session/session-user.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./guide-rating.module.css";
import { readRating } from "./stored-rating.ts";

type GuideRatingProps = { articleId: string; slug: string; user: SessionUser };

/** Asks whether a guide helped; says what one has answered. The owner sees what all readers say. */
export async function GuideRating({ articleId, slug, user }: GuideRatingProps) {
  const isOwner = user.role === "owner";
  const [{ answer, totals }, { documentation }] = await Promise.all([
    readRating(articleId, user),
    getTexts(),
  ]);
  const words = documentation.rating;
  return (
    <section id="rating" className={styles.rating} aria-labelledby="rating-question">
      <h2 id="rating-question">{words.question}</h2>
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
            {value ? words.yes : words.no}
          </Button>
        ))}
      </form>
      {answer === undefined ? null : <p role="status">{answer ? words.helped : words.didNotHelp}</p>}
      {isOwner ? <p>{describeTotals(totals, words)}</p> : null}
    </section>
  );
}

type Totals = { helpful: number; unhelpful: number } | null | undefined;

function describeTotals(totals: Totals, words: Texts["documentation"]["rating"]): string {
  const { helpful = 0, unhelpful = 0 } = totals ?? {};
  const all = helpful + unhelpful;
  return all === 0 ? words.none : words.totals(helpful, all);
}
