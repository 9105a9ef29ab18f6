import { defineQuery } from "groq";
import { isShown } from "../sanity/projections.ts";

export const servicesQuery = defineQuery(`{
  "pages": *[_type == "servicePage" && defined(slug.current) && ${isShown}] | order(title asc){
    _id,
    title,
    shortTitle,
    menuSubtitle,
    "slug": slug.current
  },
  "cardHrefs": *[_type == "homePage" && _id == "homePage"][0].partner.cards[]->href
}`);
