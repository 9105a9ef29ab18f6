import { sanityFetch } from "#sanity/fetch.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Section } from "#ui/section/section.tsx";
import { splitQuote } from "./split-quote.ts";
import styles from "./testimonials.module.css";
import { testimonialsQuery } from "./testimonials.query.ts";

export async function Testimonials() {
  const impact = await sanityFetch({
    query: testimonialsQuery,
    reads: ["homePage", "testimonial", "caseStudy"],
  });
  const { work } = await getTexts();
  if (!impact?.testimonials?.length) return null;
  return (
    <Section id="impact" heading={impact.heading}>
      <ul className={styles.quotes}>
        {impact.testimonials.map(({ _id, quote, who, role, company, caseSlug }) => (
          <li key={_id}>
            <figure className={styles.testimonial}>
              <Quote text={quote ?? ""} />
              <figcaption className={styles.person}>
                <strong>{who}</strong>
                <span>{[role, company].filter(Boolean).join(", ")}</span>
                {caseSlug ? (
                  <a href={`/work/${caseSlug}`} aria-label={work.readOf(company ?? who ?? "")}>
                    {work.read}
                  </a>
                ) : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Quote({ text }: { text: string }) {
  const [beginning, rest] = splitQuote(text);
  return (
    <blockquote className={styles.quote}>
      <p>{beginning}</p>
      {rest ? (
        <details className={styles.rest}>
          <summary className={styles.toggle}>
            <span className={styles.more}>Read more</span>
            <span className={styles.less}>Read less</span>
          </summary>
          <p>{rest}</p>
        </details>
      ) : null}
    </blockquote>
  );
}
