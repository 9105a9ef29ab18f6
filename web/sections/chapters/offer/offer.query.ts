import { link } from "../../../sanity/projections.ts";

export const offerPart = `{line, callsToAction[]{_key, ...${link}}}`;
