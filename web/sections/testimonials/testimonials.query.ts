import { defineQuery } from "groq";
import { headline, homePageRevision, isShownThere, picture, revision } from "../../sanity/projections.ts";

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
    caseStudy->{${revision}, "slug": slug.current, logo${picture}, "headline": ${headline}}
  }
}`);
