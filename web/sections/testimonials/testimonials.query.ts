import { defineQuery } from "groq";
import { homePageRevision, isShownThere, revision } from "../../sanity/projections.ts";

export const testimonialsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].impact{
  ${homePageRevision},
  heading,
  "testimonials": testimonials[${isShownThere}]->{${revision}, quote, who, role, company}
}`);
