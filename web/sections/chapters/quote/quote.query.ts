import { isShown, revision } from "../../../sanity/projections.ts";

export const quotePart = `{
      "testimonial": *[_type == "testimonial" && _id == ^.testimonial._ref && ${isShown}][0]{
        ${revision},
        quote,
        who,
        role,
        company
      }
    }`;
