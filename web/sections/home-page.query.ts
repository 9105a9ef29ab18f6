import { defineQuery } from "groq";
import { picture, revision } from "../sanity/projections.ts";
import { aboutPart } from "./about/about.query.ts";
import { announcementPart } from "./announcement/announcement.query.ts";
import { featuredWorkPart } from "./featured-work/featured-work.query.ts";
import { freeCallPart } from "./free-call/free-call.query.ts";
import { clientsPart, heroPart } from "./hero/hero.query.ts";
import { industriesPart } from "./industries/industries.query.ts";
import { portfolioPart } from "./portfolio/portfolio.query.ts";
import { serviceCardsPart } from "./service-cards/service-cards.query.ts";
import { showcasePart } from "./showcase/showcase.query.ts";
import { testimonialsPart } from "./testimonials/testimonials.query.ts";

/** A condition: no section is listed, as orderSections reads the list, or this one is among them: `${all} || "about" in sections`. */
const all = "count(coalesce(sections, [])[@ in $sections]) == 0";

/** The page with the content of each section that is switched on: what is not shown is in no page's mark. `$sections` are all names. */
export const homePageQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  ${revision},
  sections,
  seo{title, description, image${picture}},
  hero${heroPart},
  "clients": featuredWork.caseStudies${clientsPart},
  "partner": select(${all} || "partner" in sections => partner${serviceCardsPart}),
  "about": select(${all} || "about" in sections => about${aboutPart}),
  "featuredWork": select(${all} || "featuredWork" in sections => featuredWork${featuredWorkPart}),
  "freeCall": select(${all} || "freeCall" in sections => freeCall${freeCallPart}),
  "portfolio": select(${all} || "portfolio" in sections => portfolio${portfolioPart}),
  "industries": select(${all} || "industries" in sections => industries${industriesPart}),
  "impact": select(${all} || "impact" in sections => impact${testimonialsPart}),
  "showcase": select(${all} || "showcase" in sections => showcase${showcasePart}),
  "announcement": select(${all} || "announcement" in sections => ${announcementPart})
}`);
