import { defineQuery } from "groq";
import { isImprint, isShown } from "../sanity/projections.ts";

// In an order of their own: every page of one document asks for the list, and is as old as the last time that it was another one.
export const ownPagesQuery =
  defineQuery(`*[(_type in ["servicePage", "caseStudy", "page"] && defined(slug.current) || ${isImprint}) && ${isShown}] | order(_id){
  _type,
  "slug": slug.current
}`);

export const slugsQuery = defineQuery(
  `*[_type == $type && defined(slug.current) && ${isShown}] | order(_id).slug.current`,
);
