import { isShownThere, link, picture, revision } from "../../sanity/projections.ts";

/** What the section shows of its field: `industries${industriesPart}`. */
export const industriesPart = `{
  heading,
  intro,
  "items": items[${isShownThere}]->{
    ${revision},
    title,
    description,
    "clients": caseStudies[${isShownThere}]->{${revision}, client, "logo": logo${picture}},
    "logos": logos[]{_key, ...${picture}}
  },
  callsToAction[]{_key, ...${link}}
}`;
