import { isShown, isShownThere, link, linkTarget, picture, revision } from "../../sanity/projections.ts";

/** What the section shows of its field: `partner${serviceCardsPart}`. */
export const serviceCardsPart = `{
  heading,
  intro,
  callToAction${link},
  "cards": cards[${isShownThere}]->{
    ${revision},
    title,
    shortTitle,
    description,
    image${picture},
    ${linkTarget},
    linkLabel,
    "gets": *[_type == "servicePage" && (_id == ^.page._ref || "/services/" + slug.current == ^.href) && ${isShown}][0]{
      ${revision},
      "titles": deliverables[0...3].title
    }
  }
}`;
