import { defineQuery } from "groq";
import { isShownThere, picture } from "../../sanity/projections.ts";

export const industriesQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].industries{
  heading,
  intro,
  "items": items[${isShownThere}]->{
    _id,
    title,
    description,
    "logos": logos[]{_key, ...${picture}}
  },
  callsToAction
}`);
