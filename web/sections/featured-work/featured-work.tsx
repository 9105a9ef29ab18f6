import { getTexts } from "#texts/get-texts.ts";
import { Section } from "#ui/section/section.tsx";
import type { SectionContent } from "../section-content.ts";
import { CaseStudy } from "./case-study.tsx";
import styles from "./featured-work.module.css";
import { Lightbox } from "./lightbox.tsx";

export async function FeaturedWork({ content: work }: { content: SectionContent<"featuredWork"> }) {
  if (!work?.caseStudies?.length) return null;
  const { caseStudies } = work;
  const { work: texts, home } = await getTexts();
  /** The number of the first screen, which is not said again here. */
  const proven = caseStudies.find(({ headline }) => headline?.after);
  return (
    <Section id="featured-work" tone="table" labelledBy="featured-work-heading" className={styles.work}>
      <header className={styles.header}>
        <h2 className={styles.heading} id="featured-work-heading">
          {work.heading}
        </h2>
        <p className={styles.intro}>
          {work.intro} <a href="/work">{texts.all}</a>
        </p>
      </header>
      <a href="#after-client-work" className={styles.skip}>
        {home.work.skip}
      </a>
      <ol className={styles.track} aria-label={home.work.label} data-companies data-later>
        {caseStudies.map((caseStudy, index) => (
          <CaseStudy
            key={caseStudy._id}
            caseStudy={caseStudy}
            result={caseStudy === proven && caseStudy.third?.after ? caseStudy.third : caseStudy.headline}
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
