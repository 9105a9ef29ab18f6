import { defineQuery } from "groq";
import { link, revision } from "../../sanity/projections.ts";

export const workPageQuery = defineQuery(`*[_type == "workPage" && _id == "workPage"][0]{
  ${revision},
  title,
  intro,
  closing,
  callsToAction[]{_key, ...${link}}
}`);
