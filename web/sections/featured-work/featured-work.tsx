import { sanityFetch } from "#sanity/fetch.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Section } from "#ui/section/section.tsx";
import { CaseStudy } from "./case-study.tsx";
import styles from "./featured-work.module.css";
import { featuredWorkQuery } from "./featured-work.query.ts";
import { Lightbox } from "./lightbox.tsx";

export async function FeaturedWork() {
  const work = await sanityFetch({ query: featuredWorkQuery, reads: ["homePage", "caseStudy"] });
  if (!work?.caseStudies?.length) return null;
  const { caseStudies } = work;
  const { work: texts } = await getTexts();
  return (
    <Section
      id="featured-work"
      heading={work.heading}
      intro={work.intro}
      actions={<a href="/work">{texts.all}</a>}
    >
      <a href="#after-client-work" className={styles.skip}>
        Skip the client work
      </a>
      <ol className={styles.track} aria-label="Client work" data-companies data-later>
        {caseStudies.map((caseStudy, index) => (
          <CaseStudy
            key={caseStudy._id}
            caseStudy={caseStudy}
            position={`${index + 1}/${caseStudies.length}`}
            previous={caseStudies.at(index - 1)?.slug}
            next={caseStudies[(index + 1) % caseStudies.length]?.slug}
          />
        ))}
      </ol>
      <div id="after-client-work" />
      <Lightbox />
    </Section>
  );
}
