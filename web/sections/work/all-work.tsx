import { sanityFetch } from "#sanity/fetch.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { Offer } from "../chapters/offer/offer.tsx";
import styles from "./all-work.module.css";
import { CaseCard } from "./case-card.tsx";
import { casesQuery } from "./cases.query.ts";
import { orderWork } from "./order-work.ts";
import { workPageQuery } from "./work-page.query.ts";

/** Every case study, each with its picture and its number. */
export async function AllWork() {
  const [words, { cases, featured }, { work }] = await Promise.all([
    sanityFetch({ query: workPageQuery }),
    sanityFetch({ query: casesQuery }),
    getTexts(),
  ]);
  return (
    <>
      <PageHeader title={words?.title ?? work.all} intro={cases.length > 0 ? words?.intro : work.none} />
      {cases.length > 0 ? (
        <ol className={styles.stage}>
          {orderWork(cases, featured).map((study, index) => (
            <CaseCard key={study._id} study={study} isFirst={index === 0} />
          ))}
        </ol>
      ) : null}
      <Offer line={words?.closing} callsToAction={words?.callsToAction} />
    </>
  );
}
