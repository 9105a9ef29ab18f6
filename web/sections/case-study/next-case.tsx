import { sanityFetch } from "#sanity/fetch.ts";
import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { findNext, orderWork } from "../work/order-work.ts";
import styles from "./next-case.module.css";
import { caseOrderQuery, nextCaseQuery } from "./next-case.query.ts";

/** Where a reader goes on; all of it is the link. */
export async function NextCase({ slug }: { slug: string }) {
  const { cases, featured } = await sanityFetch({ query: caseOrderQuery });
  const found = findNext(orderWork(cases, featured), slug);
  if (!found?.slug) return null;
  const next = await sanityFetch({ query: nextCaseQuery, params: { slug: found.slug } });
  if (!next) return null;
  const { title, client, headline, image } = next;
  const { work } = await getTexts();
  return (
    <aside className={styles.next} aria-labelledby="next-case">
      <div className={styles.words}>
        <h2 id="next-case">{work.next}</h2>
        <p className={styles.title}>
          <a href={`/work/${next.slug}`}>{title}</a>
        </p>
        <p className={styles.client}>{client}</p>
        {headline ? (
          <p className={styles.client}>
            {`${headline.label}: ${[headline.after, headline.before && work.instead(headline.before)].join(" ")}`}
          </p>
        ) : null}
      </div>
      <Picture
        source={image}
        sizes="(min-width: 64rem) 40rem, calc(100vw - 2rem)"
        className={styles.picture}
        isDecoration
      />
    </aside>
  );
}
