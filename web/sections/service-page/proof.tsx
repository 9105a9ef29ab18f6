import type { ServicePageQueryResult } from "schemas/generated/content.ts";
import { Picture } from "#sanity/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./proof.module.css";

type Service = NonNullable<ServicePageQueryResult>;

/** A finished project and the words of somebody who paid for one. */
export function Proof({ caseStudy, testimonial }: Pick<Service, "caseStudy" | "testimonial">) {
  if (!caseStudy && !testimonial) return null;
  return (
    <Section id="proof" tone="sunken" heading="From a real project">
      <div className={styles.proof}>
        {caseStudy ? (
          <article className={styles.work}>
            <Picture
              source={caseStudy.image}
              sizes="(min-width: 56rem) 42rem, calc(100vw - 2rem)"
              ratio={16 / 10}
              className={styles.picture}
            />
            <h3 className={styles.title}>{caseStudy.title}</h3>
            <p className={styles.summary}>{caseStudy.summary}</p>
            <p>
              <a href={`/work/${caseStudy.slug}`}>See the work for {caseStudy.client}</a>
            </p>
          </article>
        ) : null}
        {testimonial ? (
          <figure className={styles.words}>
            <blockquote className={styles.quote}>“{testimonial.quote}”</blockquote>
            <figcaption className={styles.person}>
              <strong>{testimonial.who}</strong>
              <span>{[testimonial.role, testimonial.company].filter(Boolean).join(", ")}</span>
            </figcaption>
          </figure>
        ) : null}
      </div>
    </Section>
  );
}
