import { defineQuery } from "groq";
import { homePageRevision } from "../../sanity/projections.ts";

export const heroQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].hero{
  ${homePageRevision},
  headlineFirst,
  headlineSecond,
  callToAction
}`);
