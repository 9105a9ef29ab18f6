import { defineQuery } from "groq";
import { homePageRevision, picture } from "../sanity/projections.ts";

export const homeSeoQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].seo{
  ${homePageRevision},
  title,
  description,
  image${picture}
}`);
