import { getTexts } from "#texts/get-texts.ts";
import styles from "./quote.module.css";

type QuoteProps = { quote: string | null; who: string | null; role: string | null; company: string | null };

// Longer ones are set smaller: they would fill a screen.
const mostLargeLetters = 260;

export async function Quote({ quote, who, role, company }: QuoteProps) {
  const { testimonials } = (await getTexts()).home;
  return (
    <figure className={styles.words}>
      <blockquote dir="auto" data-long={(quote?.length ?? 0) > mostLargeLetters || undefined}>
        {testimonials.quoted(quote ?? "")}
      </blockquote>
      <figcaption>
        <strong>{who}</strong>
        {["", role, company].filter((part) => part !== null).join(", ")}
      </figcaption>
    </figure>
  );
}
