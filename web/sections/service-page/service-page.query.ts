import { defineQuery } from "groq";
import { headline, isShown, picture, revision, richText } from "../../sanity/projections.ts";

export const servicePageQuery =
  defineQuery(`*[_type == "servicePage" && slug.current == $slug && ${isShown}][0]{
  ${revision},
  title,
  shortTitle,
  outcome,
  audience,
  deliverables,
  process,
  pricing${richText},
  "caseStudy": *[_type == "caseStudy" && _id == ^.caseStudy._ref && ${isShown}][0]{
    ${revision},
    title,
    client,
    summary,
    "slug": slug.current,
    "headline": ${headline},
    logo${picture},
    "image": images[0]${picture}
  },
  "testimonial": *[_type == "testimonial" && _id == ^.testimonial._ref && ${isShown}][0]{
    ${revision},
    quote,
    who,
    role,
    company
  },
  questions,
  serviceArea,
  callsToAction,
  seo{title, description, image${picture}}
}`);
