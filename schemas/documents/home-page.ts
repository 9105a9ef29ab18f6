import { HomeIcon } from "@sanity/icons/Home";
import { defineField, defineType } from "sanity";
import { aboutSection } from "./home-page/about-section.ts";
import { featuredWorkSection } from "./home-page/featured-work-section.ts";
import { freeCallSection } from "./home-page/free-call-section.ts";
import { heroSection } from "./home-page/hero-section.ts";
import { impactSection } from "./home-page/impact-section.ts";
import { industriesSection } from "./home-page/industries-section.ts";
import { partnerSection } from "./home-page/partner-section.ts";
import { portfolioSection } from "./home-page/portfolio-section.ts";
import { showcaseSection } from "./home-page/showcase-section.ts";

export const homePage = defineType({
  name: "homePage",
  title: "Home page",
  type: "document",
  icon: HomeIcon,
  description: "The sections of the home page, from top to bottom.",
  groups: [
    { name: "welcome", title: "Welcome", default: true },
    { name: "work", title: "Work" },
    { name: "trust", title: "Trust" },
    { name: "more", title: "Showcase and news" },
    { name: "finding", title: "Being found" },
  ],
  fields: [
    heroSection,
    partnerSection,
    aboutSection,
    featuredWorkSection,
    freeCallSection,
    portfolioSection,
    industriesSection,
    impactSection,
    showcaseSection,
    defineField({
      name: "announcement",
      title: "10. Announcement",
      type: "reference",
      to: [{ type: "announcement" }],
      group: "more",
      description: "The news to show, which visitors can close. Leave empty to show none.",
    }),
    defineField({
      name: "seo",
      title: "Search and sharing",
      type: "seo",
      group: "finding",
      description: "How the home page looks in search results and when it is shared.",
      options: { collapsible: false },
    }),
  ],
  preview: { prepare: () => ({ title: "Home page" }) },
});
