import { safeHref } from "#sanity/safe-href.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { CaseStudyContent } from "./case-study.tsx";
import styles from "./facts.module.css";

/** Who, when, with what, and where it can be seen. */
export async function Facts({ study }: { study: CaseStudyContent }) {
  const { client, year, liveUrl, services, methodology, credits } = study;
  const { facts } = (await getTexts()).work;
  const live = safeHref(liveUrl);
  const named = services?.filter(({ slug, shortTitle }) => slug && shortTitle) ?? [];
  return (
    <section className={styles.band} aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        {facts.heading}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{facts.client}</dt>
          <dd>{client}</dd>
          {live ? (
            <dd>
              <a href={live} target="_blank" rel="noopener">
                {facts.live} <Icon name="external" />
              </a>
            </dd>
          ) : null}
        </div>
        {year ? (
          <div>
            <dt>{facts.year}</dt>
            <dd>{year}</dd>
          </div>
        ) : null}
        {named.length > 0 ? (
          <div>
            <dt>{facts.services}</dt>
            {named.map(({ _id, slug, shortTitle }) => (
              <dd key={_id}>
                <a href={`/services/${slug}`}>{shortTitle}</a>
              </dd>
            ))}
          </div>
        ) : null}
        {methodology?.length ? (
          <div>
            <dt>{facts.methods}</dt>
            {methodology.map((method) => (
              <dd key={method}>{method}</dd>
            ))}
          </div>
        ) : null}
        {credits?.length ? (
          <div>
            <dt>{facts.credits}</dt>
            {credits.map(({ _key, role, name }) => (
              <dd key={_key}>{`${role}: ${name}`}</dd>
            ))}
          </div>
        ) : null}
      </dl>
    </section>
  );
}
