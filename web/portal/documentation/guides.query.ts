import { defineQuery } from "groq";
import { wordsOfBody } from "../../../schemas/words-of-body.ts";
import { isShown, richText } from "../../sanity/projections.ts";

/** Only who it is for gets to know that a guide exists, so the condition stands in every query. */
const isReadable = `(audience == "everyone" || $isOwner) && ${isShown}`;

export const guidesQuery = defineQuery(`{
  "chosen": *[_type == "portal" && _id == "portal"][0].guides[]._ref,
  "guides": *[_type == "docArticle" && defined(slug.current) && ${isReadable}] | order(audience asc, category asc, title asc){
    _id,
    title,
    "slug": slug.current,
    category,
    audience,
    summary,
    "text": ${wordsOfBody}
  }
}`);

export const guideQuery = defineQuery(`*[_type == "docArticle" && slug.current == $slug && ${isReadable}][0]{
  _id,
  _updatedAt,
  title,
  category,
  audience,
  summary,
  body${richText}
}`);
