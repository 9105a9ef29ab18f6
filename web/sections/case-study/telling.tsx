import styles from "./telling.module.css";

type TellingProps = { id: string; heading: string; text: string | null };

/** A plain text under its heading; an empty line in it begins a paragraph. */
export function Telling({ id, heading, text }: TellingProps) {
  const paragraphs = text?.split(/\n\s*\n/).filter((paragraph) => paragraph.trim()) ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <section className={styles.telling} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
