import { defineQuery } from "groq";
import { revision } from "./projections.ts";

export const promisesQuery = defineQuery(`*[_type == "promises" && _id == "promises"][0]{
  ${revision},
  contactIntro,
  contactReceived,
  callIntro,
  callOutline[]{_key, minutes, text},
  callReceived,
  callConfirmed,
  consentTitle,
  consentQuestion,
  consentAnalytics
}`);
