import { defineQuery } from "groq";
import { openingFacts } from "schemas/opening-facts.ts";

/** As the Studio asks (studio/opening). */
export const openingQuery = defineQuery(openingFacts);
