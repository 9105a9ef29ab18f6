import { sanityFetch } from "#sanity/fetch.ts";
import { getTexts } from "#texts/get-texts.ts";
import { BallFace, face } from "#theme/ball-face.tsx";
import styles from "./magic-8-ball.module.css";
import { proverbsQuery } from "./proverbs.query.ts";

/** So many answers come with the page. */
const broughtAlong = 4;

/**
 * The agency's mark as the toy: pressed, it turns up one of the proverbs that came with the page (act-at-once.ts), and
 * freshen-answers.ts fetches others. Without script the button asks for a plain one.
 */
export async function Magic8Ball() {
  const [proverbs, { advice }] = await Promise.all([
    sanityFetch({ query: proverbsQuery, reads: ["proverb"] }),
    getTexts(),
  ]);
  if (proverbs.length === 0) return null;
  const { ask, hint } = advice[face];
  const answers = proverbs.toSorted(() => Math.random() - 0.5).slice(0, broughtAlong);
  return (
    <form className={styles.oracle} action="/api/proverb">
      <button type="submit" className={styles.ball} aria-label={ask} data-act="ask">
        <BallFace />
      </button>
      <div className={styles.answer} role="status">
        <p className={styles.hint}>{hint}</p>
        {answers.map(({ text, reference }) => (
          <figure key={text} className={styles.proverb}>
            <blockquote suppressHydrationWarning>{text}</blockquote>
            <figcaption suppressHydrationWarning>{reference}</figcaption>
          </figure>
        ))}
      </div>
    </form>
  );
}
