import { defineQuery } from "groq";
import { isShown } from "../../sanity/projections.ts";

export const proverbsQuery = defineQuery(
  `*[_type == "proverb" && defined(text) && ${isShown}] | order(_id){_id, text, reference}`,
);
