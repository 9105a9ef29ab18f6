import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Section } from "#ui/section/section.tsx";
import type { SectionContent } from "../section-content.ts";
import { splitQuote } from "./split-quote.ts";
import styles from "./testimonials.module.css";

type Words = NonNullable<NonNullable<SectionContent<"impact">>["testimonials"]>[number];

export async function Testimonials({ content: impact }: { content: SectionContent<"impact"> }) {
  if (!impact?.testimonials?.length) return null;
  return (
    <Section id="impact" labelledBy="impact-heading" className={styles.impact}>
      <h2 className={styles.heading} id="impact-heading">
        {impact.heading}
      </h2>
      <ul className={styles.quotes}>
        {impact.testimonials.map((words) => (
          <li key={words._id} data-enter>
            <Testimonial words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What changed for a client, in a number and in their own words, and who says so. */
async function Testimonial({ words }: { words: Words }) {
  const { quote, who, role, company, face, caseStudy } = words;
  const mark = face ?? caseStudy?.logo;
  const { work } = await getTexts();
  return (
    <figure className={styles.testimonial}>
      <Change result={caseStudy?.result} />
      <Quote text={quote ?? ""} />
      <figcaption className={styles.person}>
        {mark?.asset ? (
          <Picture source={mark} sizes="9rem" className={face ? styles.face : styles.mark} isDecoration />
        ) : null}
        <strong>{who}</strong>
        <span>{[role, company].filter(Boolean).join(", ")}</span>
        {caseStudy?.slug ? (
          <a href={`/work/${caseStudy.slug}`} aria-label={work.readOf(company ?? who ?? "")}>
            {work.read}
          </a>
        ) : null}
      </figcaption>
    </figure>
  );
}

async function Change({ result }: { result: NonNullable<Words["caseStudy"]>["result"] | undefined }) {
  const { work } = await getTexts();
  if (!result?.after) return null;
  return (
    <p className={styles.change}>
      <strong>{result.after}</strong> <span>{result.label}</span>
      {result.before ? <small>{work.instead(result.before)}</small> : null}
      {result.source ? <small>{result.source}</small> : null}
    </p>
  );
}

async function Quote({ text }: { text: string }) {
  const { testimonials } = (await getTexts()).home;
  const [beginning, rest] = splitQuote(text);
  return (
    <blockquote className={styles.quote} dir="auto">
      <p>{beginning}</p>
      {rest ? (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.more}>{testimonials.more}</span>
            <span className={styles.less}>{testimonials.less}</span>
          </summary>
          <p>{rest}</p>
        </details>
      ) : null}
    </blockquote>
  );
}
