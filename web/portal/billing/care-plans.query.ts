import { defineQuery } from "groq";
import { isShown } from "../../sanity/projections.ts";

export const carePlansQuery = defineQuery(`*[_type == "carePlan" && ${isShown}] | order(order asc, name asc){
  _id,
  name,
  summary,
  features,
  stripePriceId
}`);
