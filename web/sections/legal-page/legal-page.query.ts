import { defineQuery } from "groq";
import { isShown, revision, richText } from "../../sanity/projections.ts";

export const legalPageQuery = defineQuery(`*[_type == "legalPage" && slug.current == $slug && ${isShown}][0]{
  ${revision},
  title,
  version,
  effectiveDate,
  summary,
  body${richText},
  changeLog
}`);
