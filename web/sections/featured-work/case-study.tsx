import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./case-study.module.css";
import { Gallery } from "./gallery.tsx";

export type CaseStudyContent = NonNullable<
  NonNullable<SectionContent<"featuredWork">>["caseStudies"]
>[number];

type CaseStudyProps = {
  caseStudy: CaseStudyContent;
  /** The one number that is shown. */
  result: CaseStudyContent["headline"] | undefined;
  /** Which of how many: `1/4`. */
  position: string;
  previous: string | null | undefined;
  next: string | null | undefined;
};

export async function CaseStudy({ caseStudy, result, position, previous, next }: CaseStudyProps) {
  const { client, title, summary, logo, brandColors, methodology, slug } = caseStudy;
  const { work, home } = await getTexts();
  return (
    <li className={styles.caseStudy} id={anchorOf(slug)} style={{ "--brand": brandColors?.[0] }}>
      <div className={styles.words}>
        <div className={styles.top}>
          <div className={styles.plate}>
            <Picture source={logo} sizes="12rem" />
          </div>
          {next === slug ? null : (
            <nav className={styles.steps} aria-label={home.work.companies(position)}>
              <a href={`#${anchorOf(previous)}`} data-act="show" aria-label={home.work.previous}>
                <Icon name="arrow" />
              </a>
              <span>{position}</span>
              <a href={`#${anchorOf(next)}`} data-act="show" aria-label={home.work.next}>
                <Icon name="arrow" />
              </a>
            </nav>
          )}
        </div>
        <h3>{title}</h3>
        <p className={styles.client}>{client}</p>
        {result?.after ? (
          <p className={styles.number}>
            <strong>{result.after}</strong>{" "}
            <span>
              {result.label}
              {result.before ? <small>{work.instead(result.before)}</small> : null}
            </span>
          </p>
        ) : null}
        <p className={styles.summary}>{summary}</p>
        <ul className={styles.methods} aria-label={home.work.methods}>
          {methodology?.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
        <p className={styles.read}>
          <a href={`/work/${slug}`} aria-label={work.readOf(client ?? "")}>
            {work.read}
            <Icon name="arrow" />
          </a>
        </p>
      </div>
      <Gallery caseStudy={caseStudy} />
    </li>
  );
}

function anchorOf(slug: string | null | undefined) {
  return `work-${slug}`;
}
