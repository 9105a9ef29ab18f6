import { defineQuery } from "groq";
import { homePageRevision, isShown, isShownThere, picture, revision } from "../../sanity/projections.ts";

export const serviceCardsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].partner{
  ${homePageRevision},
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
}`);
