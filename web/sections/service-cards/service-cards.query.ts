import { defineQuery } from "groq";
import { isShownThere, picture } from "../../sanity/projections.ts";

export const serviceCardsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].partner{
  heading,
  intro,
  callToAction,
  "cards": cards[${isShownThere}]->{
    _id,
    title,
    shortTitle,
    description,
    image${picture},
    href,
    linkLabel
  }
}`);
