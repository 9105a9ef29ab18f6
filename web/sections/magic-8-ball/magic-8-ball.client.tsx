"use client";

import { type MouseEvent, useState } from "react";
import styles from "./magic-8-ball.module.css";

type Proverb = { text: string; reference: string };

/** The agency's mark as the toy: pressed, it answers with a proverb. Without script the button asks for a plain one. */
export function Magic8Ball() {
  const [proverb, setProverb] = useState<Proverb>();
  const [shakes, setShakes] = useState(0);

  async function ask(event: MouseEvent) {
    event.preventDefault();
    setShakes((count) => count + 1);
    setProverb(await fetchProverb());
  }

  return (
    <form className={styles.oracle} action="/api/proverb" data-island>
      <button type="submit" className={styles.ball} aria-label="Ask the magic 8-ball" onClick={ask}>
        <span key={shakes} className={styles.sphere} data-shaken={shakes > 0 || undefined}>
          <span className={styles.eight} aria-hidden="true">
            8
          </span>
        </span>
      </button>
      <div className={styles.answer} role="status">
        {proverb ? (
          <figure key={shakes} className={styles.proverb}>
            <blockquote>{proverb.text}</blockquote>
            <figcaption>{proverb.reference}</figcaption>
          </figure>
        ) : (
          <p className={styles.hint}>Not sure what to write? Press the ball for a word of advice.</p>
        )}
      </div>
    </form>
  );
}

async function fetchProverb(): Promise<Proverb> {
  try {
    const response = await fetch("/api/proverb", { headers: { Accept: "application/json" } });
    if (!response.ok) throw new Error(`The proverb's address answered ${response.status}`);
    return await response.json();
  } catch (error) {
    console.warn("No proverb:", error);
    return { text: "Reply hazy, try again.", reference: "The 8-ball" };
  }
}
