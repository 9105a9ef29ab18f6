import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { chapterForms } from "#app/chapter-forms.tsx";
import { followMove } from "#app/follow-move.ts";
import { readOwnPage } from "#app/read-own-page.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { pageQuery } from "#sections/page/page.query.ts";
import { PageBody } from "#sections/page/page-body.tsx";
import { readSlugs } from "#site/own-pages.ts";
import { pageMetadata } from "#site/page-metadata.ts";
import { Breadcrumbs } from "#site/structured-data/breadcrumbs.tsx";
import { QuestionsData } from "#site/structured-data/questions-data.tsx";
import { getTexts } from "#texts/get-texts.ts";

type Props = { params: Promise<{ slug: string }> };

const getPage = cache((slug: string) =>
  readOwnPage("page", slug, () => sanityFetch({ query: pageQuery, params: { slug } })),
);

export async function generateStaticParams() {
  const slugs = await readSlugs("page");
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const page = await getPage(slug);
  if (!page) return {};
  const { title, intro, seo } = page;
  return pageMetadata({
    path: `/${slug}`,
    title: title ?? undefined,
    description: intro ?? undefined,
    seo,
  });
}

/** A page of the owner's. An address that is none leads home as any other does; what has other signs in it never comes here. */
export default async function OwnPage({ params }: Props) {
  const { slug } = await params;
  const page = await getPage(slug);
  if (!page) {
    if (page === null) await followMove(`/${slug}`);
    redirect("/");
  }
  const questions = page.chapters?.flatMap((chapter) =>
    chapter._type === "chapterQuestions" ? (chapter.questions ?? []) : [],
  );
  return (
    <>
      <Breadcrumbs home={(await getTexts()).errors.home} way={[{ name: page.title, path: `/${slug}` }]} />
      <QuestionsData questions={questions} />
      <PageBody page={page} forms={chapterForms} />
    </>
  );
}
