import { defineQuery } from "groq";
import {
  homePageRevision,
  isShown,
  isShownThere,
  picture,
  revision,
  secondResult,
} from "../../sanity/projections.ts";

export const testimonialsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].impact{
  ${homePageRevision},
  heading,
  "testimonials": testimonials[${isShownThere}]->{
    ${revision},
    quote,
    who,
    role,
    company,
    face${picture},
    "caseStudy": *[_type == "caseStudy" && _id == ^.caseStudy._ref && ${isShown}][0]{
      ${revision},
      "slug": slug.current,
      logo${picture},
      "result": ${secondResult}
    }
  }
}`);
