import { defineQuery } from "groq";
import { isShownThere } from "../../sanity/projections.ts";

export const testimonialsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].impact{
  heading,
  "testimonials": testimonials[${isShownThere}]->{_id, quote, who, role, company}
}`);
