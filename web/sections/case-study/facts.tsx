import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { CaseStudyContent } from "./case-study.tsx";
import styles from "./facts.module.css";
import { listFacts } from "./list-facts.ts";

export async function Facts({ study }: { study: CaseStudyContent }) {
  const { facts } = (await getTexts()).work;
  return (
    <section className={styles.band} aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        {facts.heading}
      </h2>
      <dl className={styles.facts}>
        {listFacts(study, facts).map(({ term, details }) => (
          <div key={term}>
            <dt>{term}</dt>
            {details.map(({ key, text, href, isElsewhere }) => (
              <dd key={key}>
                {href ? (
                  <a href={href} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
                    {text}
                    {isElsewhere ? <Icon name="external" /> : null}
                  </a>
                ) : (
                  text
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
