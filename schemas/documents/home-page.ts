import { HomeIcon } from "@sanity/icons/Home";
import { defineArrayMember, defineField, defineType, type FieldDefinition } from "sanity";
import { about } from "../../web/sections/about/about.schema.ts";
import { announcement } from "../../web/sections/announcement/announcement.schema.ts";
import { featuredWork } from "../../web/sections/featured-work/featured-work.schema.ts";
import { freeCall } from "../../web/sections/free-call/free-call.schema.ts";
import { hero } from "../../web/sections/hero/hero.schema.ts";
import { industries } from "../../web/sections/industries/industries.schema.ts";
import { portfolio } from "../../web/sections/portfolio/portfolio.schema.ts";
import { partner } from "../../web/sections/service-cards/service-cards.schema.ts";
import { showcase } from "../../web/sections/showcase/showcase.schema.ts";
import { impact } from "../../web/sections/testimonials/testimonials.schema.ts";
import { type HomeSection, homeSections } from "../home-sections.ts";

/** Each with its tab of the form. */
const sections: Record<HomeSection, FieldDefinition & { title: string; group: string }> = {
  partner: { ...partner, group: "welcome" },
  about: { ...about, group: "welcome" },
  featuredWork: { ...featuredWork, group: "work" },
  freeCall: { ...freeCall, group: "work" },
  portfolio: { ...portfolio, group: "work" },
  industries: { ...industries, group: "trust" },
  impact: { ...impact, group: "trust" },
  showcase: { ...showcase, group: "more" },
  announcement: { ...announcement, group: "more" },
};

export const homePage = defineType({
  name: "homePage",
  title: "Home page",
  type: "document",
  icon: HomeIcon,
  description:
    "The sections of the home page, from top to bottom. One that has nothing to show yet is left out.",
  groups: [
    { name: "welcome", title: "Welcome", default: true },
    { name: "work", title: "Work" },
    { name: "trust", title: "Trust" },
    { name: "more", title: "Showcase and news" },
    { name: "finding", title: "Being found" },
  ],
  fields: [
    {
      ...hero,
      title: `1. ${hero.title}`,
      group: "welcome",
    },
    defineField({
      name: "sections",
      title: "Sections and their order",
      type: "array",
      group: "welcome",
      of: [
        defineArrayMember({
          type: "string",
          options: { list: homeSections.map((value) => ({ value, title: sections[value].title })) },
        }),
      ],
      description:
        "What follows below the first screen. Drag to change the order; remove a line to switch that section off, add it again to bring it back. An empty list shows all of them in the usual order.",
      validation: (rule) => rule.unique().error("Each section can stand there once."),
    }),
    ...homeSections.map((name, index) => ({
      ...sections[name],
      title: `${index + 2}. ${sections[name].title}`,
    })),
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
