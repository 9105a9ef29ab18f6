import { headline, isShownThere, link, picture, revision } from "../../sanity/projections.ts";

/** What the first screen shows of its field: `hero${heroPart}`. */
export const heroPart = `{headlineFirst, headlineSecond, promise, callToAction${link}}`;

/** Those whose work is shown further down, of a list of case studies: `featuredWork.caseStudies${clientsPart}`. */
export const clientsPart = `[${isShownThere}]->{
  ${revision},
  client,
  logo${picture},
  "picture": images[0]${picture},
  "headline": ${headline}
}`;
