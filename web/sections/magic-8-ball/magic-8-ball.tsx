import { sanityFetch } from "#sanity/fetch.ts";
import { getTexts } from "#texts/get-texts.ts";
import { BallFace, face } from "#theme/ball-face.tsx";
import styles from "./magic-8-ball.module.css";
import { proverbsQuery } from "./proverbs.query.ts";

/**
 * The agency's mark as the toy. All proverbs come with the page, which is the same for everybody: which one turns up is chosen by the
 * browser when the ball is pressed (act-at-once.ts), and without script by the server.
 */
export async function Magic8Ball() {
  const [proverbs, { advice }] = await Promise.all([sanityFetch({ query: proverbsQuery }), getTexts()]);
  if (proverbs.length === 0) return null;
  const { ask, hint } = advice[face];
  return (
    <form className={styles.oracle} action="/api/proverb">
      <button type="submit" className={styles.ball} aria-label={ask} data-act="ask">
        <BallFace />
      </button>
      <div className={styles.answer} role="status">
        <p className={styles.hint}>{hint}</p>
        {proverbs.map(({ _id, text, reference }) => (
          <figure key={_id} className={styles.proverb}>
            <blockquote>{text}</blockquote>
            <figcaption>{reference}</figcaption>
          </figure>
        ))}
      </div>
    </form>
  );
}
