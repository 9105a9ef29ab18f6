import { defineQuery } from "groq";
import { picture, revision } from "../sanity/projections.ts";

export const homePageQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  ${revision},
  sections,
  seo{title, description, image${picture}}
}`);
