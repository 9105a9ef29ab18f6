import { defineQuery } from "groq";
import { isImprint, isShown } from "./projections.ts";

export const ownPagesQuery =
  defineQuery(`*[(_type in ["servicePage", "caseStudy"] && defined(slug.current) || ${isImprint}) && ${isShown}]{
  _type,
  "slug": slug.current
}`);

export const slugsQuery = defineQuery(
  `*[_type == $type && defined(slug.current) && ${isShown}].slug.current`,
);
