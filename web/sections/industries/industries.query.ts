import { defineQuery } from "groq";
import { homePageRevision, isShownThere, picture, revision } from "../../sanity/projections.ts";

export const industriesQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].industries{
  ${homePageRevision},
  heading,
  intro,
  "items": items[${isShownThere}]->{
    ${revision},
    title,
    description,
    "clients": caseStudies[${isShownThere}]->{${revision}, client, "logo": logo${picture}},
    "logos": logos[]{_key, ...${picture}}
  },
  callsToAction
}`);
