import { defineQuery } from "groq";
import { isShown, picture } from "../../sanity/projections.ts";

export const serviceCardsQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].partner{
  heading,
  intro,
  callToAction,
  "cards": cards[]->[${isShown}]{
    _id,
    title,
    shortTitle,
    description,
    image${picture},
    href,
    linkLabel
  }
}`);
