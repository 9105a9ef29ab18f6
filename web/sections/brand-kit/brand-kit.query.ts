import { defineQuery } from "groq";
import { picture, revision } from "../../sanity/projections.ts";

export const brandKitQuery = defineQuery(`*[_type == "brandKit" && _id == "brandKit"][0]{
  ${revision},
  intro,
  logos[]{_key, name, background, "svg": svg.asset->{_id}, png${picture}},
  colors,
  typefaces,
  clearSpace,
  minimumSize,
  dos,
  donts,
  boilerplate
}`);
