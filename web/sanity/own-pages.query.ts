import { defineQuery } from "groq";
import { isShown } from "./projections.ts";

export const ownPagesQuery =
  defineQuery(`*[_type in ["servicePage", "caseStudy"] && defined(slug.current) && ${isShown}]{
  _type,
  "slug": slug.current
}`);
