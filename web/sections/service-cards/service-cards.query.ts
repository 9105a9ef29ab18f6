import { isShown, isShownThere, picture, revision } from "../../sanity/projections.ts";

/** What the section shows of its field: `partner${serviceCardsPart}`. */
export const serviceCardsPart = `{
  heading,
  intro,
  callToAction,
  "cards": cards[${isShownThere}]->{
    ${revision},
    title,
    shortTitle,
    description,
    image${picture},
    href,
    linkLabel,
    "gets": *[_type == "servicePage" && "/services/" + slug.current == ^.href && ${isShown}][0]{
      ${revision},
      "titles": deliverables[0...3].title
    }
  }
}`;
