import { defineQuery } from "groq";
import { isShown, revision } from "../sanity/projections.ts";

export const hasGuidesQuery = defineQuery(
  `*[_type == "docArticle" && defined(slug.current) && audience == "everyone" && ${isShown}] | order(_id){${revision}}`,
);
