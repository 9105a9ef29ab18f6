import { defineQuery } from "groq";
import { homePageRevision } from "../../sanity/projections.ts";

export const freeCallQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].freeCall{
  ${homePageRevision},
  heading,
  text,
  callToAction
}`);
