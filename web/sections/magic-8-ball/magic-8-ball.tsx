import { sanityFetch } from "#sanity/fetch.ts";
import { BallFace } from "#theme/ball-face.tsx";
import styles from "./magic-8-ball.module.css";
import { proverbsQuery } from "./proverbs.query.ts";

/** So many answers come with the page. */
const broughtAlong = 4;
const hazy = { text: "Reply hazy, try again.", reference: "The 8-ball" };

/**
 * The agency's mark as the toy: pressed, it turns up one of the proverbs that came with the page (act-at-once.ts), and
 * freshen-answers.ts fetches others. Without script the button asks for a plain one.
 */
export async function Magic8Ball() {
  const proverbs = await sanityFetch({ query: proverbsQuery, reads: ["proverb"] });
  const answers = proverbs.toSorted(() => Math.random() - 0.5).slice(0, broughtAlong);
  return (
    <form className={styles.oracle} action="/api/proverb">
      <button type="submit" className={styles.ball} aria-label="Ask the magic 8-ball" data-act="ask">
        <BallFace />
      </button>
      <div className={styles.answer} role="status">
        <p className={styles.hint}>Not sure what to write? Press the ball for a word of advice.</p>
        {(answers.length > 0 ? answers : [hazy]).map(({ text, reference }) => (
          <figure key={text} className={styles.proverb}>
            <blockquote suppressHydrationWarning>{text}</blockquote>
            <figcaption suppressHydrationWarning>{reference}</figcaption>
          </figure>
        ))}
      </div>
    </form>
  );
}
