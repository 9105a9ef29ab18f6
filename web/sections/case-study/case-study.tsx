import type { CaseStudyQueryResult } from "schemas/generated/content.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Closing } from "../work/closing.tsx";
import { workPageQuery } from "../work/work-page.query.ts";
import { CaseHead } from "./case-head.tsx";
import { Chapters } from "./chapters.tsx";
import { Facts } from "./facts.tsx";
import { NextCase } from "./next-case.tsx";
import { Numbers } from "./numbers.tsx";
import { Telling } from "./telling.tsx";

export type CaseStudyContent = NonNullable<CaseStudyQueryResult>;

/** The page of one project: how it was, what was done, what came of it, and what the owner composed. */
export async function CaseStudy({ study, slug }: { study: CaseStudyContent; slug: string }) {
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
        <Chapters study={study} />
        <Facts study={study} />
      </article>
      <NextCase slug={slug} />
      <Closing words={words} />
    </>
  );
}
