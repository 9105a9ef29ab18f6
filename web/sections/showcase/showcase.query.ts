import { defineQuery } from "groq";
import { isShownThere, picture } from "../../sanity/projections.ts";

export const showcaseQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].showcase{
  heading,
  intro,
  "pages": pages[${isShownThere}]->{
    _id,
    "id": pageId.current,
    title,
    alt,
    small${picture},
    medium${picture},
    large${picture}
  }
}`);
