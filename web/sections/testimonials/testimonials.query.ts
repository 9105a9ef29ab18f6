import { isShown, isShownThere, picture, revision, secondResult } from "../../sanity/projections.ts";

/** What the section shows of its field: `impact${testimonialsPart}`. */
export const testimonialsPart = `{
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
}`;
