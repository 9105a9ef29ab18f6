import { defineQuery } from "groq";
import { homePageRevision, picture } from "../../sanity/projections.ts";

export const portfolioQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].portfolio{
  ${homePageRevision},
  heading,
  intro,
  tabs[]{_key, label, picture${picture}}
}`);
