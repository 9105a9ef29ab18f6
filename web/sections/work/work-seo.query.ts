import { defineQuery } from "groq";
import { picture } from "../../sanity/projections.ts";

export const workSeoQuery = defineQuery(`*[_type == "workPage" && _id == "workPage"][0]{
  title,
  intro,
  seo{title, description, image${picture}}
}`);
