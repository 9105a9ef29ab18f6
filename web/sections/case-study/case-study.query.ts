import { defineQuery } from "groq";
import { headline, isShown, isShownThere, picture, revision, richText } from "../../sanity/projections.ts";

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
  "videos": videos[]{
    _key,
    caption,
    thumb${picture},
    "webm": webm.asset->{_id},
    "mp4": mp4.asset->{_id}
  },
  "chapters": chapters[]{
    _key,
    _type,
    _type == "chapterText" => {heading, "body": body${richText}},
    _type == "chapterPicture" => {caption, "picture": picture${picture}},
    _type == "chapterPair" => {caption, "before": before${picture}, "after": after${picture}},
    _type == "chapterNumbers" => {heading, numbers[]{_key, label, before, after, source}},
    _type == "chapterQuote" => {
      "testimonial": *[_type == "testimonial" && _id == ^.testimonial._ref && ${isShown}][0]{
        ${revision},
        quote,
        who,
        role,
        company
      }
    },
    _type == "chapterClip" => {
      "clip": clip{
        caption,
        thumb${picture},
        "webm": webm.asset->{_id},
        "mp4": mp4.asset->{_id}
      }
    }
  },
  "services": services[${isShownThere}]->{${revision}, shortTitle, "slug": slug.current},
  credits[]{_key, role, name},
  seo{title, description, image${picture}}
}`);
