import { headline, picture, revision } from "../../sanity/projections.ts";

/** What a card of the work shows of a case study. */
export const caseCard = `{
    ${revision},
    title,
    client,
    year,
    "slug": slug.current,
    summary,
    "headline": ${headline},
    "image": images[0]${picture}
  }`;
