import { defineQuery } from "groq";
import { isShown } from "../sanity/projections.ts";

export const publicPagesQuery = defineQuery(`{
  "agencyName": *[_type == "siteSettings" && _id == "siteSettings"][0].agencyName,
  "homeUpdatedAt": *[_type == "homePage" && _id == "homePage"][0]._updatedAt,
  "brandUpdatedAt": *[_type == "brandKit" && _id == "brandKit"][0]._updatedAt,
  "services": *[_type == "servicePage" && defined(slug.current) && ${isShown}] | order(title asc){
    title,
    "slug": slug.current,
    _updatedAt
  },
  "legalPages": *[_type == "legalPage" && slug.current in ["terms-of-service", "privacy-policy"] && ${isShown}] | order(title asc){
    title,
    "slug": slug.current,
    _updatedAt
  }
}`);
