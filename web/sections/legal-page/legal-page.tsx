import { sanityFetch } from "#sanity/fetch.ts";
import { RichText } from "#sanity/rich-text.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { MissingPage } from "../error-screen/missing-page.tsx";
import styles from "./legal-page.module.css";
import { legalPageQuery } from "./legal-page.query.ts";

const longDate = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });

export async function LegalPage({ slug }: { slug: string }) {
  const page = await sanityFetch({ query: legalPageQuery, params: { slug }, reads: ["legalPage"] });
  if (!page) return <MissingPage />;
  const { title, version, effectiveDate, summary, body, changeLog } = page;
  return (
    <article className={styles.page}>
      <PageHeader title={title} intro={summary} />
      <div className={styles.text}>
        <p className={styles.version}>
          Version {version}
          {effectiveDate ? (
            <>
              , in force from <time dateTime={effectiveDate}>{longDate.format(new Date(effectiveDate))}</time>
            </>
          ) : null}
        </p>
        <RichText value={body} />
        {changeLog?.length ? (
          <section aria-labelledby="change-log">
            <h2 id="change-log" className={styles.heading}>
              What changed
            </h2>
            <dl className={styles.changes}>
              {changeLog.map((change) => (
                <div key={change._key}>
                  <dt>
                    {change.version}, {change.date ? longDate.format(new Date(change.date)) : null}
                  </dt>
                  <dd>{change.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </div>
    </article>
  );
}
