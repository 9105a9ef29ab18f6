import { stegaClean } from "@sanity/client/stega";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { type HomeSection, homeSections } from "schemas/home-sections.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { About } from "#sections/about/about.tsx";
import { Announcement } from "#sections/announcement/announcement.tsx";
import { FeaturedWork } from "#sections/featured-work/featured-work.tsx";
import { FreeCall } from "#sections/free-call/free-call.tsx";
import { Hero } from "#sections/hero/hero.tsx";
import { homePageQuery } from "#sections/home-page.query.ts";
import { Industries } from "#sections/industries/industries.tsx";
import { orderSections } from "#sections/order-sections.ts";
import { Portfolio } from "#sections/portfolio/portfolio.tsx";
import { ServiceCards } from "#sections/service-cards/service-cards.tsx";
import { Showcase } from "#sections/showcase/showcase.tsx";
import { Testimonials } from "#sections/testimonials/testimonials.tsx";
import { pageMetadata } from "#site/page-metadata.ts";

const fetchHomePage = () => sanityFetch({ query: homePageQuery, params: { sections: homeSections } });

export async function generateMetadata(): Promise<Metadata> {
  const home = await fetchHomePage();
  return pageMetadata({ path: "/", seo: home?.seo });
}

export default async function HomePage() {
  const home = await fetchHomePage();
  const sections = orderSections(stegaClean(home?.sections));
  const workAddress = sections.includes("featuredWork") ? "#featured-work" : "/work";
  const parts: Record<HomeSection, ReactNode> = {
    partner: <ServiceCards key="partner" content={home?.partner} />,
    about: <About key="about" content={home?.about} workAddress={workAddress} />,
    featuredWork: <FeaturedWork key="featuredWork" content={home?.featuredWork} />,
    freeCall: <FreeCall key="freeCall" content={home?.freeCall} />,
    portfolio: <Portfolio key="portfolio" content={home?.portfolio} />,
    industries: <Industries key="industries" content={home?.industries} />,
    impact: <Testimonials key="impact" content={home?.impact} />,
    showcase: <Showcase key="showcase" content={home?.showcase} />,
    announcement: <Announcement key="announcement" content={home?.announcement} />,
  };
  return (
    <>
      <Hero content={home?.hero} clients={home?.clients} />
      {sections.map((section) => parts[section])}
    </>
  );
}
