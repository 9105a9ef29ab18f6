import type { Metadata } from "next";
import { cache } from "react";
import { answerMissing } from "#app/answer-missing.tsx";
import { readOwnPage } from "#app/read-own-page.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { servicePageQuery } from "#sections/service-page/service-page.query.ts";
import { ServicePage } from "#sections/service-page/service-page.tsx";
import { readSlugs } from "#site/own-pages.ts";
import { pageMetadata } from "#site/page-metadata.ts";
import { ServiceData } from "./service-data.tsx";

type Props = { params: Promise<{ slug: string }> };

const pathOf = (slug: string) => `/services/${slug}`;

const getService = cache((slug: string) =>
  readOwnPage("servicePage", slug, () => sanityFetch({ query: servicePageQuery, params: { slug } })),
);

export async function generateStaticParams() {
  const slugs = await readSlugs("servicePage");
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const service = await getService(slug);
  if (!service) return { title: "404", robots: { index: false } };
  const { title, outcome, seo } = service;
  return pageMetadata({
    path: pathOf(slug),
    title: title ?? undefined,
    seo: { ...seo, description: seo?.description || outcome },
  });
}

export default async function Service({ params }: Props) {
  const { slug } = await params;
  const service = await getService(slug);
  if (!service) return await answerMissing(pathOf(slug), service === null);
  return (
    <>
      <ServicePage service={service} />
      <ServiceData service={service} slug={slug} />
    </>
  );
}
