import { defineQuery } from "groq";
import { isShown } from "../../sanity/projections.ts";

export const redirectsQuery = defineQuery(`*[_type == "redirect" && ${isShown}] | order(_id asc){
  source,
  destination,
  isPermanent
}`);
