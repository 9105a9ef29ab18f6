import { defineQuery } from "groq";
import { homePageRevision, isShown, isShownThere, revision } from "../../sanity/projections.ts";

export const testimonialsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].impact{
  ${homePageRevision},
  heading,
  "testimonials": testimonials[${isShownThere}]->{
    ${revision},
    quote,
    who,
    role,
    company,
    "caseSlug": *[_type == "caseStudy" && references(^._id) && ${isShown}][0].slug.current
  }
}`);
