import { defineQuery } from "groq";
import { headline, homePageRevision, isShownThere, picture, revision } from "../../sanity/projections.ts";

export const heroQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  hero{${homePageRevision}, headlineFirst, headlineSecond, promise, callToAction},
  "clients": featuredWork.caseStudies[${isShownThere}]->{
    ${revision},
    client,
    logo${picture},
    "headline": ${headline}
  }
}`);
