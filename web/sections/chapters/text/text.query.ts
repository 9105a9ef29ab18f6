import { richText } from "../../../sanity/projections.ts";

export const textPart = `{heading, "body": body${richText}}`;
