import type { Metadata } from "next";
import { permanentRedirect, redirect } from "next/navigation";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { findRedirect } from "#sanity/redirects/find-redirect.ts";
import { listServiceSlugs } from "#sanity/service-slugs.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { servicePageQuery } from "#sections/service-page/service-page.query.ts";
import { ServicePage } from "#sections/service-page/service-page.tsx";
import { ServiceData } from "./service-data.tsx";
import { rememberRendered, wasRendered } from "./was-rendered.ts";

type Props = { params: Promise<{ slug: string }> };

/** The service, null when there is none, undefined when nobody can tell during an outage. */
const getService = cache(async (slug: string) => {
  try {
    const service = await sanityFetch({
      query: servicePageQuery,
      params: { slug },
      reads: ["servicePage", "caseStudy", "testimonial"],
    });
    if (service) await rememberRendered(slug);
    return service;
  } catch (error) {
    if (await wasRendered(slug)) throw error;
    console.error("A service that was never rendered is answered as missing:", error);
  }
});

export async function generateStaticParams() {
  const slugs = await listServiceSlugs();
  return slugs.map((slug) => ({ slug }));
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
  const { slug } = await params;
  const service = await getService(slug);
  if (service) {
    return (
      <>
        <ServicePage service={service} />
        <ServiceData service={service} slug={slug} />
      </>
    );
  }
  const move = service === null ? await findRedirect(`/services/${slug}`) : undefined;
  if (move) (move.isPermanent ? permanentRedirect : redirect)(move.destination);
  return <MissingPage />;
}
