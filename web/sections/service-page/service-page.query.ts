import { defineQuery } from "groq";
import { isShown, link, picture, revision, richText } from "../../sanity/projections.ts";

export const servicePageQuery =
  defineQuery(`*[_type == "servicePage" && slug.current == $slug && ${isShown}][0]{
  ${revision},
  title,
  shortTitle,
  outcome,
  drawing,
  picture${picture},
  audience,
  deliverables,
  process,
  duration,
  prices[]{_key, what, from, to, rhythm},
  priceNote,
  pricing${richText},
  "caseStudy": *[_type == "caseStudy" && _id == ^.caseStudy._ref && ${isShown}][0]{
    ${revision},
    title,
    client,
    "slug": slug.current,
    results[]{_key, label, before, after, source, isHeadline},
    "image": images[0]${picture}
  },
  proof,
  "testimonial": *[_type == "testimonial" && _id == ^.testimonial._ref && ${isShown}][0]{
    ${revision},
    quote,
    who,
    role,
    company
  },
  questions,
  serviceArea,
  callsToAction[]{_key, ...${link}},
  seo{title, description, image${picture}}
}`);
