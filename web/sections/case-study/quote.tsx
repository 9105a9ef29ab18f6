import styles from "./quote.module.css";

type QuoteProps = { quote: string | null; who: string | null; role: string | null; company: string | null };

export function Quote({ quote, who, role, company }: QuoteProps) {
  return (
    <figure className={styles.words}>
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <strong>{who}</strong>, {[role, company].filter(Boolean).join(", ")}
      </figcaption>
    </figure>
  );
}
