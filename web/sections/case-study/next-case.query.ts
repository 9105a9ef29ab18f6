import { defineQuery } from "groq";
import { headline, isShown, picture, revision } from "../../sanity/projections.ts";

/** Which case studies there are: no revisions, since the page that asks shows one of them. */
export const caseOrderQuery = defineQuery(`{
  "featured": *[_type == "homePage" && _id == "homePage"][0].featuredWork.caseStudies[]._ref,
  "cases": *[_type == "caseStudy" && defined(slug.current) && ${isShown}] | order(_id asc){
    _id,
    client,
    year,
    "slug": slug.current
  }
}`);

export const nextCaseQuery = defineQuery(`*[_type == "caseStudy" && slug.current == $slug && ${isShown}][0]{
  ${revision},
  title,
  client,
  "slug": slug.current,
  "headline": ${headline},
  "image": images[0]${picture}
}`);
