import { defineQuery } from "groq";
import { headline, homePageRevision, isShown, picture, revision } from "../../sanity/projections.ts";

export const casesQuery = defineQuery(`{
  ${homePageRevision},
  "featured": *[_type == "homePage" && _id == "homePage"][0].featuredWork.caseStudies[]._ref,
  "cases": *[_type == "caseStudy" && defined(slug.current) && ${isShown}] | order(_id asc){
    ${revision},
    title,
    client,
    year,
    "slug": slug.current,
    summary,
    "headline": ${headline},
    "image": images[0]${picture}
  }
}`);
