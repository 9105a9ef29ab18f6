import { defineQuery } from "groq";
import { revision } from "../sanity/projections.ts";

export const promisesQuery = defineQuery(`*[_type == "promises" && _id == "promises"][0]{
  ${revision},
  contactIntro,
  contactReceived,
  contactNext[]{_key, when, what},
  callOffer,
  callIntro,
  callOutline[]{_key, minutes, text},
  callNext[]{_key, when, what},
  callReceived,
  callConfirmed,
  callWay,
  consentTitle,
  consentQuestion,
  consentAnalytics
}`);
