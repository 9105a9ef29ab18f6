import { defineQuery } from "groq";
import { isShown, revision } from "../sanity/projections.ts";

export const servicePricesQuery = defineQuery(
  `*[_type == "servicePage" && defined(slug.current) && ${isShown}] | order(title asc){
  ${revision},
  shortTitle,
  "href": "/services/" + slug.current,
  prices[]{from, to, rhythm}
}`,
);
