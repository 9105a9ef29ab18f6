import type { CaseStudyQueryResult } from "schemas/generated/content.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Chapters, type Forms } from "../chapters/chapters.tsx";
import { Numbers } from "../chapters/numbers/numbers.tsx";
import { Offer } from "../chapters/offer/offer.tsx";
import { workPageQuery } from "../work/work-page.query.ts";
import { CaseHead } from "./case-head.tsx";
import { Facts } from "./facts.tsx";
import { listChapters } from "./list-chapters.ts";
import { NextCase } from "./next-case.tsx";
import { Telling } from "./telling.tsx";

export type CaseStudyContent = NonNullable<CaseStudyQueryResult>;

type CaseStudyProps = { study: CaseStudyContent; slug: string; forms: Forms };

/** The page of one project: how it was, what was done, what came of it, and what the owner composed. */
export async function CaseStudy({ study, slug, forms }: CaseStudyProps) {
  const [{ work }, words] = await Promise.all([getTexts(), sanityFetch({ query: workPageQuery })]);
  return (
    <>
      <article>
        <CaseHead study={study} />
        <Telling id="situation" heading={work.situation} text={study.situation} />
        <Telling id="approach" heading={work.approach} text={study.approach} />
        {study.results?.length ? (
          <Numbers id="results" heading={work.results} numbers={study.results} isStage />
        ) : null}
        <Chapters chapters={listChapters(study)} forms={forms} />
        <Facts study={study} />
      </article>
      <NextCase slug={slug} />
      <Offer line={words?.closing} callsToAction={words?.callsToAction} />
    </>
  );
}
