import { defineQuery } from "groq";
import { isImprint, isShown, revision } from "../sanity/projections.ts";

export const imprintQuery = defineQuery(`*[${isImprint} && ${isShown}][0]{${revision}, title}`);
