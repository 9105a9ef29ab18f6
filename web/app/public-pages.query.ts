import { defineQuery } from "groq";
import { headline, isImprint, isShown, picture } from "../sanity/projections.ts";

export const publicPagesQuery = defineQuery(`{
  "agencyName": *[_type == "siteSettings" && _id == "siteSettings"][0].agencyName,
  "homeUpdatedAt": *[_type == "homePage" && _id == "homePage"][0]._updatedAt,
  "brandUpdatedAt": *[_type == "brandKit" && _id == "brandKit"][0]._updatedAt,
  "workPage": *[_type == "workPage" && _id == "workPage"][0]{title, _updatedAt},
  "cases": *[_type == "caseStudy" && defined(slug.current) && ${isShown}] | order(client asc){
    title,
    client,
    "slug": slug.current,
    "headline": ${headline},
    "picture": images[0]${picture},
    "ground": brandColors[0],
    _updatedAt
  },
  "services": *[_type == "servicePage" && defined(slug.current) && ${isShown}] | order(title asc){
    title,
    "slug": slug.current,
    _updatedAt
  },
  "pages": *[_type == "page" && defined(slug.current) && ${isShown}] | order(title asc){
    title,
    "slug": slug.current,
    _updatedAt
  },
  "legalPages": *[_type == "legalPage" && (slug.current in ["terms-of-service", "privacy-policy"] || ${isImprint}) && ${isShown}] | order(title asc){
    title,
    "slug": slug.current,
    _updatedAt
  }
}`);
