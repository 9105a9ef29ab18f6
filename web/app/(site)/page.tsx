import { stegaClean } from "@sanity/client/stega";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { HomeSection } from "schemas/home-sections.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { pageMetadata } from "#sanity/page-metadata.ts";
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

/** Reads whatever a section may show, switched on or not: the receipt of what is not shown waits for the page to be rendered since. */
const fetchHomePage = () =>
  sanityFetch({
    query: homePageQuery,
    reads: ["homePage", "testimonial", "industry", "showcasePage", "announcement"],
  });

export async function generateMetadata(): Promise<Metadata> {
  const home = await fetchHomePage();
  return pageMetadata({ path: "/", seo: home?.seo });
}

export default async function HomePage() {
  const home = await fetchHomePage();
  const sections = orderSections(stegaClean(home?.sections));
  const parts: Record<HomeSection, ReactNode> = {
    partner: <ServiceCards key="partner" />,
    about: <About key="about" workAddress={sections.includes("featuredWork") ? "#featured-work" : "/work"} />,
    featuredWork: <FeaturedWork key="featuredWork" />,
    freeCall: <FreeCall key="freeCall" />,
    portfolio: <Portfolio key="portfolio" />,
    industries: <Industries key="industries" />,
    impact: <Testimonials key="impact" />,
    showcase: <Showcase key="showcase" />,
    announcement: <Announcement key="announcement" />,
  };
  return (
    <>
      <Hero />
      {sections.map((section) => parts[section])}
    </>
  );
}
