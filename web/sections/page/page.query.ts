import { defineQuery } from "groq";
import { isShown, picture, revision } from "../../sanity/projections.ts";
import { chaptersPart } from "../chapters/chapters.query.ts";

export const pageQuery = defineQuery(`*[_type == "page" && slug.current == $slug && ${isShown}][0]{
  ${revision},
  title,
  intro,
  "chapters": chapters${chaptersPart},
  seo{title, description, image${picture}}
}`);
