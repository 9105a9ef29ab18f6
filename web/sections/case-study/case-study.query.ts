import { defineQuery } from "groq";
import { headline, isShown, isShownThere, picture, revision } from "../../sanity/projections.ts";
import { chaptersPart } from "../chapters/chapters.query.ts";
import { clip } from "../chapters/clip/clip.query.ts";

export const caseStudyQuery = defineQuery(`*[_type == "caseStudy" && slug.current == $slug && ${isShown}][0]{
  ${revision},
  _updatedAt,
  "publishedAt": coalesce(publishFrom, _createdAt),
  title,
  client,
  year,
  summary,
  situation,
  approach,
  methodology,
  liveUrl,
  "headline": ${headline},
  results[]{_key, label, before, after, source},
  "images": images[]{_key, ...${picture}},
  "videos": videos[]{_key, ...${clip}},
  "chapters": chapters${chaptersPart},
  "services": services[${isShownThere}]->{${revision}, shortTitle, "slug": slug.current},
  credits[]{_key, role, name},
  seo{title, description, image${picture}}
}`);
