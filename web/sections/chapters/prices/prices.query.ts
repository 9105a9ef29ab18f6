import { richText } from "../../../sanity/projections.ts";

export const pricesPart = `{heading, prices[]{_key, what, from, to, rhythm}, note, "body": body${richText}}`;
