import { defineQuery } from "groq";
import { homePageRevision, isShown } from "../../sanity/projections.ts";
import { caseCard } from "./case-card.query.ts";

export const casesQuery = defineQuery(`{
  ${homePageRevision},
  "featured": *[_type == "homePage" && _id == "homePage"][0].featuredWork.caseStudies[]._ref,
  "cases": *[_type == "caseStudy" && defined(slug.current) && ${isShown}] | order(_id asc)${caseCard}
}`);
