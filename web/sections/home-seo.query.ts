import { defineQuery } from "groq";
import { picture } from "../sanity/projections.ts";

export const homeSeoQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].seo{
  title,
  description,
  image${picture}
}`);
