import type { Metadata } from "next";
import { sanityFetch } from "#sanity/fetch.ts";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { About } from "#sections/about/about.tsx";
import { Announcement } from "#sections/announcement/announcement.tsx";
import { FeaturedWork } from "#sections/featured-work/featured-work.tsx";
import { FreeCall } from "#sections/free-call/free-call.tsx";
import { Hero } from "#sections/hero/hero.tsx";
import { homeSeoQuery } from "#sections/home-seo.query.ts";
import { Industries } from "#sections/industries/industries.tsx";
import { Portfolio } from "#sections/portfolio/portfolio.tsx";
import { ServiceCards } from "#sections/service-cards/service-cards.tsx";
import { Showcase } from "#sections/showcase/showcase.tsx";
import { Testimonials } from "#sections/testimonials/testimonials.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const seo = await sanityFetch({ query: homeSeoQuery, reads: ["homePage"] });
  return pageMetadata({ path: "/", seo });
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <ServiceCards />
      <About />
      <FeaturedWork />
      <FreeCall />
      <Portfolio />
      <Industries />
      <Testimonials />
      <Showcase />
      <Announcement />
    </>
  );
}
