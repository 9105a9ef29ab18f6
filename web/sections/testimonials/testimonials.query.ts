import { defineQuery } from "groq";
import { isShown } from "../../sanity/projections.ts";

export const testimonialsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].impact{
  heading,
  "testimonials": testimonials[]->[${isShown}]{_id, quote, who, role, company}
}`);
