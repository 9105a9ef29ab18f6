import { defineQuery } from "groq";
import { isShown, richText } from "../../sanity/projections.ts";

export const legalPageQuery = defineQuery(`*[_type == "legalPage" && slug.current == $slug && ${isShown}][0]{
  title,
  version,
  effectiveDate,
  summary,
  body${richText},
  changeLog
}`);
