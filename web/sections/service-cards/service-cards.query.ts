import { defineQuery } from "groq";
import { homePageRevision, isShownThere, picture, revision } from "../../sanity/projections.ts";

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
    linkLabel
  }
}`);
