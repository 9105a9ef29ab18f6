import type { Metadata } from "next";
import { sanityFetch } from "#sanity/fetch.ts";
import { AllWork } from "#sections/work/all-work.tsx";
import { workSeoQuery } from "#sections/work/work-seo.query.ts";
import { pageMetadata } from "#site/page-metadata.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [words, { work }] = await Promise.all([sanityFetch({ query: workSeoQuery }), getTexts()]);
  return pageMetadata({
    path: "/work",
    title: words?.title ?? work.all,
    description: words?.intro ?? undefined,
    describe: work.description,
    seo: words?.seo,
  });
}

export default function WorkPage() {
  return <AllWork />;
}
