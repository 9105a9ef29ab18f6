import { defineQuery } from "groq";

/** As studio/opening/watch-unready.ts asks; the rule is schemas/find-unready.ts. */
export const openingQuery = defineQuery(`{
  "agencyName": *[_id == "siteSettings"][0].agencyName,
  "ownerName": *[_id == "siteSettings"][0].ownerName,
  "hasPortrait": defined(*[_id == "siteSettings"][0].portrait.asset),
  "services": count(*[_type == "servicePage"]),
  "legalPages": *[_type == "legalPage"]{version, "text": pt::text(body) + " " + summary}
}`);
