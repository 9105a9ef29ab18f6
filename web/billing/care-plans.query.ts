import { defineQuery } from "groq";
import { isShown } from "../sanity/projections.ts";

export const carePlansQuery = defineQuery(`{
  "chosen": *[_type == "portal" && _id == "portal"][0].carePlans[]._ref,
  "plans": *[_type == "carePlan" && ${isShown}] | order(name asc){
    _id,
    name,
    summary,
    features,
    stripePriceId
  }
}`);
