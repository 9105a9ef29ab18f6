import type { Metadata } from "next";
import { cache } from "react";
import { answerMissing } from "#app/answer-missing.tsx";
import { chapterForms } from "#app/chapter-forms.tsx";
import { readOwnPage } from "#app/read-own-page.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { caseStudyQuery } from "#sections/case-study/case-study.query.ts";
import { CaseStudy } from "#sections/case-study/case-study.tsx";
import { readSlugs } from "#site/own-pages.ts";
import { pageMetadata } from "#site/page-metadata.ts";
import { CaseData } from "./case-data.tsx";

type Props = { params: Promise<{ slug: string }> };

const pathOf = (slug: string) => `/work/${slug}`;

const getCase = cache((slug: string) =>
  readOwnPage("caseStudy", slug, () => sanityFetch({ query: caseStudyQuery, params: { slug } })),
);

export async function generateStaticParams() {
  const slugs = await readSlugs("caseStudy");
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const study = await getCase(slug);
  if (!study) return { title: "404", robots: { index: false } };
  const { title, summary, seo, publishedAt, _updatedAt } = study;
  return pageMetadata({
    path: pathOf(slug),
    title: title ?? undefined,
    description: summary ?? undefined,
    seo,
    article: { publishedAt, updatedAt: _updatedAt },
  });
}

export default async function Case({ params }: Props) {
  const { slug } = await params;
  const study = await getCase(slug);
  if (!study) return await answerMissing(pathOf(slug), study === null);
  return (
    <>
      <CaseStudy study={study} slug={slug} forms={chapterForms} />
      <CaseData study={study} slug={slug} />
    </>
  );
}
