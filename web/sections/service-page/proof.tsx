import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./proof.module.css";
import type { Service } from "./service.ts";

/** A finished project with what it shows about this service and its numbers, and its client's own words. */
export async function Proof({ service: { caseStudy, proof, testimonial } }: { service: Service }) {
  if (!caseStudy && !testimonial) return null;
  const { servicePage, home } = await getTexts();
  return (
    <Section id="proof" tone="sunken" labelledBy="proof-heading">
      <h2 id="proof-heading" className={styles.heading}>
        {servicePage.proof}
      </h2>
      {caseStudy ? (
        <article className={styles.work}>
          <Picture
            source={caseStudy.image}
            sizes="(min-width: 64rem) 52rem, calc(100vw - 2rem)"
            ratio={16 / 10}
            className={styles.picture}
          />
          <div className={styles.words}>
            <h3 className={styles.client}>{caseStudy.client}</h3>
            {proof ? <p>{proof}</p> : null}
            <p>
              <a href={`/work/${caseStudy.slug}`} className={styles.link}>
                {servicePage.story(caseStudy.client ?? "")}
                <Icon name="arrow" />
              </a>
            </p>
          </div>
          <Results results={caseStudy.results} />
        </article>
      ) : null}
      {testimonial ? (
        <figure className={styles.said}>
          <blockquote className={styles.quote}>
            {home.testimonials.quoted(testimonial.quote ?? "")}
          </blockquote>
          <figcaption className={styles.person}>
            <strong>{testimonial.who}</strong>
            <span>{[testimonial.role, testimonial.company].filter(Boolean).join(", ")}</span>
          </figcaption>
        </figure>
      ) : null}
    </Section>
  );
}

function Results({ results }: { results: NonNullable<Service["caseStudy"]>["results"] }) {
  if (!results?.length) return null;
  return (
    <dl className={styles.results}>
      {results.slice(0, 3).map(({ _key, label, before, after, source }) => (
        <div key={_key}>
          <dt>{label}</dt>
          <dd className={styles.number}>
            {before ? <s>{before}</s> : null}
            {after}
          </dd>
          <dd className={styles.source}>{source}</dd>
        </div>
      ))}
    </dl>
  );
}
