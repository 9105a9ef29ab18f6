import { defineDocuments } from "sanity/presentation";
import { legalPages } from "../legal-pages.ts";

/** Which form the Preview tool opens beside a page. */
export const mainDocuments = defineDocuments([
  { route: "/", filter: `_id == "homePage"` },
  { route: "/brand", filter: `_id == "brandKit"` },
  { route: "/work", filter: `_id == "workPage"` },
  { route: "/work/:slug", filter: `_type == "caseStudy" && slug.current == $slug` },
  { route: ["/contact", "/discovery-call"], filter: `_id == "promises"` },
  { route: "/services/:slug", filter: `_type == "servicePage" && slug.current == $slug` },
  { route: "/documentation", filter: `_id == "portal"` },
  { route: "/documentation/:slug", filter: `_type == "docArticle" && slug.current == $slug` },
  ...Object.keys(legalPages).map((slug) => ({
    route: `/${slug}`,
    filter: `_type == "legalPage" && slug.current == "${slug}"`,
  })),
]);
