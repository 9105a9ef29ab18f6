import type { Metadata } from "next";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { servicePageQuery, serviceSlugsQuery } from "#sections/service-page/service-page.query.ts";
import { ServicePage } from "#sections/service-page/service-page.tsx";

type Props = { params: Promise<{ slug: string }> };

const getService = cache((slug: string) =>
  sanityFetch({
    query: servicePageQuery,
    params: { slug },
    reads: ["servicePage", "caseStudy", "testimonial"],
  }),
);

export async function generateStaticParams() {
  const slugs = await sanityFetch({ query: serviceSlugsQuery, reads: ["servicePage"] });
  return slugs.flatMap((slug) => (slug ? { slug } : []));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const service = await getService(slug);
  if (!service) return { title: "404", robots: { index: false } };
  const { title, outcome, seo } = service;
  return pageMetadata({
    path: `/services/${slug}`,
    title: title ?? undefined,
    seo: { ...seo, description: seo?.description || outcome },
  });
}

export default async function Service({ params }: Props) {
  const service = await getService((await params).slug);
  return service ? <ServicePage service={service} /> : <MissingPage />;
}
