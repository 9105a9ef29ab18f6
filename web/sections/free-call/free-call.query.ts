import { link } from "../../sanity/projections.ts";

/** What the section shows of its field: `freeCall${freeCallPart}`. */
export const freeCallPart = `{heading, text, callToAction${link}}`;
