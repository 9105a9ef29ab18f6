import { defineQuery } from "groq";
import { homePageRevision, isShownThere, picture, revision } from "../../sanity/projections.ts";

export const showcaseQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].showcase{
  ${homePageRevision},
  heading,
  intro,
  "pages": pages[${isShownThere}]->{
    ${revision},
    "id": pageId.current,
    title,
    alt,
    small${picture},
    medium${picture},
    large${picture}
  }
}`);
